import { normaliser } from '../declaration/declaration.normalisation.ts'
import { avecDeduits } from '../declaration/deduits.ts'
import { peutReprendre, peutVoirBrouillon } from '../declaration/declaration.policy.ts'
import type { DeclarationVue } from '../declaration/declaration.policy.ts'
import type { TypeImmatriculation, TypeMaj } from '../declaration/declaration.enums.ts'
import { jeuDeRegles } from '../declaration/jeux.ts'
import {
  peutVoirMiseAJour,
  typeOuvert,
  type VoieMiseAJour,
  voieMiseAJour,
} from '../declaration/mise-a-jour.policy.ts'
import type { CoproprieteVue } from '../copropriete/copropriete.policy.ts'
import { type Acteur, estDeLEtablissement } from '../acces/acteur.ts'
import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import { RegisterError } from '../kernel/errors.ts'
import {
  type Acte,
  type Changement,
  type FaitsActeur,
  interdit,
  NOUVEAU,
  RIEN,
} from './changement.ts'
import { copiesDe, type DeclarationLue } from './declaration-lue.ts'
import { declarationDuDossier, type Dossier } from './dossier.ts'
import { vueDuDossier } from './vue.ts'

// A declaration that its author writes: a registration, or an update of what is registered.

/** True when this person may see a draft: its house's own; an update of keepers, theirs. */
export const peutVoirRedaction = (
  acteur: Acteur,
  l: DeclarationVue & { baseId: number | null; typeMaj: TypeMaj | null },
): boolean =>
  l.baseId === null
    ? peutVoirBrouillon(acteur, l)
    : l.etat !== 'SUPPRIME' && peutVoirMiseAJour(acteur, l)

/** How an update would take effect today, null when this person may not file it any more. */
export const voieDe = (d: Dossier, l: { typeMaj: TypeMaj | null }, faits: FaitsActeur) =>
  voieMiseAJour(faits.acteur, vueDuDossier(d, faits.jour), typeOuvert(l.typeMaj))

/**
 * What every change of a draft asks first. A null version: as it stands. Throws `introuvable`,
 * `transition-interdite`, `version-perimee` with what is stored.
 */
export const exigerModifiable = (
  d: Dossier,
  l: DeclarationLue,
  version: number | null,
  faits: FaitsActeur,
): void => {
  if (!peutVoirRedaction(faits.acteur, l)) throw new RegisterError('introuvable')
  const modifiable =
    l.baseId === null
      ? peutReprendre(faits.acteur, l, d.etat)
      : l.etat === 'BROUILLON' && voieDe(d, l, faits) !== null
  if (!modifiable) interdit(undefined, { etat: d.etat })
  if (version !== null && version !== l.version)
    throw new RegisterError('version-perimee', {
      infos: {
        version: l.version,
        enregistreLe: l.enregistreLe.toISOString(),
        auteur: l.enregistrePar,
        immatCopropriete: avecDeduits({ id: l.id, coproprieteId: d.id }, normaliser(l.contenu)),
      },
    })
}

/**
 * What the deletion of a draft asks: that it is one's own draft, whatever became of the right to
 * file it. A request that came back with a question is answered, or given up as a request. Throws
 * `introuvable`, `transition-interdite`.
 */
export const exigerSupprimable = (d: Dossier, l: DeclarationLue, faits: FaitsActeur): void => {
  if (!peutVoirRedaction(faits.acteur, l)) throw new RegisterError('introuvable')
  const sansSuite =
    l.baseId !== null || d.etat === 'BROUILLON' || peutReprendre(faits.acteur, l, d.etat)
  if (l.etat !== 'BROUILLON' || !sansSuite) interdit(undefined, { etat: d.etat })
}

const FINIES: readonly EtatCopropriete[] = [
  'DISSOLUTION_A_VALIDER',
  'DISSOLUTION_EN_COURS_DE_VALIDATION',
  'DISSOLUTION_EN_COURS',
  'DISSOUTE',
  'IMMATRICULATION_ANNULEE',
  'SUPPRIMEE',
]

/** What becomes of a draft: why it can no longer be sent, or how it would take effect. */
export interface SortDuBrouillon {
  /** In a sentence; null while it can, and of what is no draft. */
  empechement: string | null
  /** `a-accepter`: the syndic in place has to accept it first; null for what is no update. */
  voie: VoieMiseAJour | null
}

/**
 * What becomes of a draft on its co-ownership as it stands now. One that can no longer be sent can
 * still be read and deleted.
 */
export const sortDuBrouillon = (
  vue: CoproprieteVue,
  l: DeclarationVue & { baseId: number | null; typeMaj: TypeMaj | null },
  acteur: Acteur,
): SortDuBrouillon => {
  if (l.etat !== 'BROUILLON') return { empechement: null, voie: null }
  if (l.baseId === null)
    return {
      empechement: peutReprendre(acteur, l, vue.etat)
        ? null
        : 'Les droits de votre compte ne permettent plus cette démarche.',
      voie: null,
    }
  const voie = voieMiseAJour(acteur, vue, typeOuvert(l.typeMaj))
  if (voie !== null) return { empechement: null, voie }
  const syndic = vue.syndicCourant ?? null
  return {
    voie,
    empechement: FINIES.includes(vue.etat)
      ? 'La copropriété est dissoute, en cours de dissolution ou retirée du registre : ses données ne changent plus.'
      : syndic !== null && !estDeLEtablissement(acteur, syndic)
        ? 'Un autre syndic représente cette copropriété aujourd’hui : c’est à lui de la mettre à jour.'
        : 'Votre établissement n’a plus de mandat en cours sur cette copropriété, ou elle est en cours d’examen.',
  }
}

/** What a new draft holds. */
export type Redaction = Pick<
  DeclarationLue,
  'contenu' | 'etape' | 'confirmations' | 'confirmationsOffice' | 'emailContact'
> & { typeImmat: TypeImmatriculation }

/** A new dossier and its draft. `donnees`: what the journal keeps of it. */
export const creerBrouillon = (
  { redaction, donnees }: { redaction: Redaction; donnees?: Record<string, unknown> },
  teledeclarantId: number,
  { acteur, jour }: FaitsActeur,
): Changement => {
  const auteur = {
    auteurTeledeclarantId: teledeclarantId,
    auteurUtilisateurId: acteur.utilisateurId,
  }
  const { nom, adresse } = copiesDe(redaction.contenu)
  return {
    ...RIEN,
    actes: [
      {
        categorie: 'BROUILLON',
        type: 'creer-brouillon',
        declarationId: NOUVEAU.declaration,
        ...(donnees ? { donnees } : {}),
        mouvements: [
          { quoi: 'copropriete', evenement: 'creer-brouillon', pose: { nom, adresse, ...auteur } },
          {
            quoi: 'declaration',
            id: NOUVEAU.declaration,
            evenement: 'creer-brouillon',
            pose: {
              ...redaction,
              jeu: jeuDeRegles(jour).code,
              typeDeclaration: redaction.typeImmat === 'OFFICE' ? 'OFFICE' : 'INITIALE',
              ...auteur,
            },
          },
        ],
      },
    ],
  }
}

/** A refused dossier is a draft again, its history kept. */
export const corriger = (declarationId: number): Acte => ({
  categorie: 'BROUILLON',
  type: 'corriger',
  declarationId,
  mouvements: [{ quoi: 'copropriete', evenement: 'corriger' }],
})

/** The author gives up a refused dossier. */
export const abandonner = (d: Dossier, declarationId: number): Changement =>
  fermer(d, declarationId, 'abandonner')

/**
 * Deletes a draft: the dossier leaves the list, its history stays; a refused one is given up (row
 * 19); of an update, the draft alone goes. `teledeclarantId`: of its author, when somebody else
 * closes the house.
 */
export const supprimerBrouillon = (
  d: Dossier,
  declarationId: number,
  teledeclarantId?: number,
): Changement => {
  const { baseId, typeMaj } = declarationDuDossier(d, declarationId)
  if (baseId === null) {
    const refuse = d.etat === 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES'
    return fermer(d, declarationId, refuse ? 'abandonner' : 'supprimer-brouillon', teledeclarantId)
  }
  const mouvement = {
    quoi: 'declaration',
    id: declarationId,
    evenement: 'supprimer-brouillon',
  } as const
  return {
    ...RIEN,
    actes: [
      {
        categorie: 'BROUILLON',
        type: 'supprimer-brouillon',
        declarationId,
        donnees: { typeMaj },
        mouvements: [mouvement],
      },
    ],
  }
}

const fermer = (
  d: Dossier,
  declarationId: number,
  evenement: 'abandonner' | 'supprimer-brouillon',
  teledeclarantId?: number,
): Changement => ({
  ...RIEN,
  actes: [
    {
      categorie: 'BROUILLON',
      type: evenement,
      declarationId,
      ...(teledeclarantId === undefined ? {} : { teledeclarantId }),
      mouvements: [
        { quoi: 'declaration', id: declarationId, evenement },
        { quoi: 'copropriete', evenement, pose: { etatPrecedent: d.etat } },
      ],
    },
  ],
})
