import { isNotaireImmatriculant } from '../acces/profils.ts'
import { estDeLEtablissement, interditEnEmprunt, peutAgir } from '../acces/acteur.ts'
import type { Acteur } from '../acces/acteur.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import type { EvenementCopropriete } from '../copropriete/copropriete.etats.ts'
import {
  type CoproprieteVue,
  peutAdministrer,
  peutDissoudre,
} from '../copropriete/copropriete.policy.ts'
import {
  type TypeMajOuvrable,
  TYPES_MAJ_OUVRABLES,
  voieMiseAJour,
} from '../declaration/mise-a-jour.policy.ts'
import { can } from '../kernel/machine.ts'
import { peutDeclarerSuccesseur, peutRenouveler } from '../mandat/mandat.policy.ts'

type Condition = (acteur: Acteur, copropriete: CoproprieteVue) => boolean

const auteur: Condition = (acteur, c) =>
  estDeLEtablissement(acteur, c.auteurTeledeclarantId) &&
  peutAgir(acteur, 'IMMATRICULER_NVELLE_COPRO', 'IMMATRICULER_INITIALE', 'IMMATRICULER_D_OFFICE')
const syndic: Condition = (acteur, c) =>
  c.syndicsRattaches.some((id) => estDeLEtablissement(acteur, id))
const administre: Condition = (acteur) => peutAdministrer(acteur)
const mandatPossible: Condition = (acteur) => !interditEnEmprunt(acteur, 'mandat')
const mettreAJour: Condition = (acteur, c) =>
  voieMiseAJour(acteur, c, 'ANNUELLE') !== null || voieMiseAJour(acteur, c, 'STANDARD') !== null

/**
 * Who may send each event, beside what the machine allows; the events that are not here have their
 * own screens.
 */
const CONDITIONS = {
  // What came back is taken up by its own verbs.
  'enregistrer-etape': (acteur, c) => c.etat === 'BROUILLON' && auteur(acteur, c),
  'supprimer-brouillon': auteur,
  'repondre-precisions': auteur,
  corriger: auteur,
  abandonner: auteur,
  'demander-rattachement': (acteur, c) =>
    peutAgir(acteur, 'RATTACHER_COPROPRIETE') && mandatPossible(acteur, c) && !syndic(acteur, c),
  'renouveler-mandat': peutRenouveler,
  'declarer-successeur': peutDeclarerSuccesseur,
  'mettre-a-jour': mettreAJour,
  'declarer-dissolution': peutDissoudre,
  'retirer-rattachement': administre,
  'annuler-immatriculation': administre,
  'supprimer-copropriete': administre,
  restaurer: administre,
} satisfies Partial<Record<ActionCopropriete & EvenementCopropriete, Condition>>

/**
 * What a list or a sheet may offer on a co-ownership. The last two follow from more than its state:
 * declarations that can be removed, an attachment that was asked for.
 */
export const ACTIONS_COPROPRIETE = [
  'enregistrer-etape',
  'supprimer-brouillon',
  'repondre-precisions',
  'corriger',
  'abandonner',
  'demander-rattachement',
  'renouveler-mandat',
  'declarer-successeur',
  'mettre-a-jour',
  'declarer-dissolution',
  'retirer-rattachement',
  'annuler-immatriculation',
  'supprimer-copropriete',
  'restaurer',
  'mettre-a-jour-annuelle',
  'mettre-a-jour-standard',
  'modifier-immatriculation',
  'supprimer-declarations',
  'retirer-maj-annuelle',
  'suivre-rattachement',
  'designer-syndic',
] as const
export type ActionCopropriete = (typeof ACTIONS_COPROPRIETE)[number]

/** A notary names the syndic of what it has registered, as long as nobody is attached. */
export const peutDesignerEnsuite: Condition = (acteur, c) =>
  c.etat === 'IMMATRICULEE_A_RATTACHER' &&
  c.syndicsRattaches.length === 0 &&
  isNotaireImmatriculant(acteur.profil) &&
  estDeLEtablissement(acteur, c.auteurTeledeclarantId) &&
  peutAgir(acteur, 'IMMATRICULER_INITIALE', 'IMMATRICULER_D_OFFICE')

/** The updates that a person may open, as verbs of the screens. */
const MISES_A_JOUR = {
  ANNUELLE: 'mettre-a-jour-annuelle',
  STANDARD: 'mettre-a-jour-standard',
  MODIFICATION_ADMIN: 'modifier-immatriculation',
} as const satisfies Record<TypeMajOuvrable, ActionCopropriete>

/**
 * The verbs that the machine and the caller's rights allow now: what greys the buttons of a list
 * and of a sheet.
 */
export const actionsCopropriete = (
  acteur: Acteur,
  copropriete: CoproprieteVue,
): ActionCopropriete[] => [
  ...(Object.entries(CONDITIONS) as [keyof typeof CONDITIONS, Condition][])
    .filter(
      ([evenement, condition]) =>
        can(machineCopropriete, copropriete.etat, evenement) && condition(acteur, copropriete),
    )
    .map(([evenement]) => evenement),
  ...TYPES_MAJ_OUVRABLES.filter((type) => voieMiseAJour(acteur, copropriete, type) !== null).map(
    (type) => MISES_A_JOUR[type],
  ),
  ...(peutDesignerEnsuite(acteur, copropriete) ? (['designer-syndic'] as const) : []),
]
