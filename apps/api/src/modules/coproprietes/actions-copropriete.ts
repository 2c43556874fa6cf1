import {
  type Acteur,
  can,
  type CoproprieteVue,
  estDeLEtablissement,
  type EvenementCopropriete,
  interditEnEmprunt,
  machineCopropriete,
  peutAdministrer,
  peutAgir,
  peutDissoudre,
  peutRestaurer,
} from '@registre/domain'

type Condition = (acteur: Acteur, copropriete: CoproprieteVue) => boolean

const auteur: Condition = (acteur, c) =>
  estDeLEtablissement(acteur, c.auteurTeledeclarantId) && peutAgir(acteur, 'IMMATRICULER_NVELLE_COPRO', 'IMMATRICULER_INITIALE', 'IMMATRICULER_D_OFFICE')
const syndic: Condition = (acteur, c) => c.syndicsRattaches.some((id) => estDeLEtablissement(acteur, id))
const administre: Condition = (acteur) => peutAdministrer(acteur)
const mandatPossible: Condition = (acteur) => !interditEnEmprunt(acteur, 'mandat')
const mettreAJour: Condition = (acteur, c) =>
  c.etat === 'IMMATRICULEE_RATTACHEMENT_EXPIRE'
    ? peutAgir(acteur, 'MAJ_COPROPRIETE_ANNUELLE_EXPIRE', 'MAJ_COPROPRIETE_STANDARD_EXPIRE')
    : peutAgir(acteur, 'MAJ_COPROPRIETE_ANNUELLE', 'MAJ_COPROPRIETE_STANDARD')

/** Who may send each event, beside what the machine allows; the events that are not here have their own screens. */
const CONDITIONS: Partial<Record<EvenementCopropriete, Condition>> = {
  'enregistrer-etape': auteur,
  'supprimer-brouillon': auteur,
  'repondre-precisions': auteur,
  corriger: auteur,
  abandonner: (acteur, c) => auteur(acteur, c) || peutAdministrer(acteur),
  'demander-rattachement': (acteur, c) => peutAgir(acteur, 'RATTACHER_COPROPRIETE') && mandatPossible(acteur, c) && !syndic(acteur, c),
  'renouveler-mandat': (acteur, c) => peutAgir(acteur, 'RENOUVELER_MANDAT') && mandatPossible(acteur, c) && syndic(acteur, c),
  'declarer-successeur': (acteur, c) => peutAgir(acteur, 'DECLARER_SUCCESSEUR') && mandatPossible(acteur, c) && syndic(acteur, c),
  'mettre-a-jour': (acteur, c) => syndic(acteur, c) && mettreAJour(acteur, c),
  'declarer-dissolution': peutDissoudre,
  'retirer-rattachement': administre,
  'annuler-immatriculation': administre,
  'supprimer-copropriete': administre,
  restaurer: (acteur) => peutRestaurer(acteur),
}

/** The verbs that the machine and the caller's rights allow now: what greys the buttons of a list and of a sheet. */
export const actionsCopropriete = (acteur: Acteur, copropriete: CoproprieteVue): EvenementCopropriete[] =>
  (Object.entries(CONDITIONS) as [EvenementCopropriete, Condition][])
    .filter(([evenement, condition]) => can(machineCopropriete, copropriete.etat, evenement) && condition(acteur, copropriete))
    .map(([evenement]) => evenement)
