import type { Decision, SorteDecision } from '../decision/decision.ts'
import { annulerImmatriculation } from './annuler-immatriculation.ts'
import { appliquer } from './appliquer.ts'
import type { Changement, FaitsActeur } from './changement.ts'
import { confirmerDoublon } from './confirmer-doublon.ts'
import {
  AUTRE_SYNDIC,
  enDissolution,
  enExamen,
  enSuccession,
  faitsTeneur,
  JOUR,
  MAINTENANT,
  TENEUR,
  unDossier,
  uneDemande,
  unMandat,
} from './dossier.exemple.ts'
import type { Dossier } from './dossier.ts'
import { acteDeDecision, avantDecision, empreinteDuDossier } from './empreinte.ts'
import { modifierDates } from './modifier-dates.ts'
import { refuser } from './refuser.ts'
import { retirerMandats } from './retirer-mandats.ts'
import { revenir } from './revenir.ts'
import { suivreSilence } from './suivre-precisions.ts'
import { supprimerCopropriete } from './supprimer-copropriete.ts'
import { valider } from './valider.ts'

// Each kind of decision taken on a dossier, for the tests of taking back.

const saisie = { version: 5, motif: 'Erreur de saisie' }
const demande = { demandeId: 1, version: null }
const refus = { demandeId: 1, raison: 'Illisible', typesMotifRefus: ['AUTRE'] as const }
const avecNumero = { ...faitsTeneur(), numero: 'AA0000043' }

export interface Cas {
  avant: Dossier
  prendre: (d: Dossier) => Changement
}
const cas = (avant: Dossier, prendre: Cas['prendre']): Cas => ({ avant, prendre })
const valide = (d: Dossier) => valider(d, demande, avecNumero)
const refuse = (d: Dossier) => refuser(d, refus, faitsTeneur())

/** A question that nobody has answered for thirty days. */
const sansReponse = (): Dossier => {
  const d = enSuccession({ etat: 'PRECISIONS_DEMANDEES' })
  const x = uneDemande({
    mandatId: 2,
    etat: 'PRECISIONS',
    verrouParId: null,
    verrouLe: null,
    verrouJusquA: null,
    suspendueLe: MAINTENANT - 31 * 86_400_000,
  })
  return { ...d, demandes: [x] }
}

/** At least one dossier for each kind; the compiler asks for the kind that has none. */
export const CAS_DE_DECISION: Record<SorteDecision, Readonly<Record<string, Cas>>> = {
  valider: {
    'whose mandate runs': cas(enExamen(), valide),
    'whose mandate is to come': cas(enExamen({ debut: '2026-12-01', fin: '2027-11-30' }), valide),
    'whose mandate is over already': cas(
      enExamen({ debut: '2025-01-01', fin: '2025-12-31' }),
      valide,
    ),
    'that has its number': cas({ ...enExamen(), numero: 'AA0000001' }, valide),
  },
  'valider-rattachement': {
    'that ends a running mandate': cas(enSuccession(), valide),
    'after the term of the mandate in place': cas(
      enSuccession({ debut: '2027-01-01', fin: '2027-12-31' }),
      valide,
    ),
    'that takes a mandate to come away': cas(
      ((d) => ({
        ...d,
        mandats: [
          ...d.mandats,
          unMandat({ id: 3, etat: 'A_VENIR', debut: '2027-01-01', fin: '2027-12-31' }),
        ],
      }))(enSuccession()),
      valide,
    ),
    'of a co-ownership without a syndic': cas(
      unDossier({
        etat: 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
        syndicId: null,
        finMandat: null,
        mandats: [unMandat({ etat: 'EN_COURS_DE_VALIDATION', teledeclarantId: AUTRE_SYNDIC })],
        demandes: [uneDemande({ mandatId: 1, etatPrecedent: 'IMMATRICULEE_A_RATTACHER' })],
      }),
      valide,
    ),
    'while another one asks': cas(
      unDossier({
        etat: 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
        syndicId: null,
        finMandat: null,
        mandats: [
          unMandat({ etat: 'EN_COURS_DE_VALIDATION', teledeclarantId: AUTRE_SYNDIC }),
          unMandat({ id: 2, etat: 'DEMANDE' }),
        ],
        demandes: [
          uneDemande({ mandatId: 1 }),
          uneDemande({
            id: 2,
            mandatId: 2,
            etat: 'A_VALIDER',
            verrouParId: null,
            verrouLe: null,
            verrouJusquA: null,
            etatPrecedent: 'IMMATRICULEE_A_RATTACHER',
          }),
        ],
      }),
      valide,
    ),
  },
  'valider-dissolution': {
    'of today': cas(enDissolution(), valide),
    'to come': cas(enDissolution({ dateEffet: '2026-12-31' }), valide),
  },
  refuser: {
    'without a number': cas(enExamen(), refuse),
    'with the number of a validation taken back': cas(
      { ...enExamen(), numero: 'AA0000001' },
      refuse,
    ),
  },
  'refuser-rattachement': {
    'beside a syndic in place': cas(enSuccession(), refuse),
    'of a co-ownership without a syndic': cas(
      unDossier({
        etat: 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
        syndicId: null,
        finMandat: null,
        mandats: [unMandat({ etat: 'EN_COURS_DE_VALIDATION', teledeclarantId: AUTRE_SYNDIC })],
        demandes: [uneDemande({ mandatId: 1, etatPrecedent: 'IMMATRICULEE_A_RATTACHER' })],
      }),
      refuse,
    ),
  },
  'refuser-dissolution': { 'of an attached one': cas(enDissolution(), refuse) },
  'expirer-precisions': {
    'of an attachment': cas(sansReponse(), (d) =>
      suivreSilence(
        d,
        { demandeId: 1, demandeesLe: '2026-10-22' },
        { ...faitsTeneur(), acteur: null },
      ),
    ),
  },
  'confirmer-doublon': {
    'of a notary': cas(
      ((d) => ({
        ...d,
        mandats: [],
        demandes: d.demandes.map((x) => ({
          ...x,
          type: 'DOUBLON_NOTAIRE' as const,
          mandatId: null,
        })),
      }))(enExamen()),
      (d) =>
        confirmerDoublon(
          d,
          { demandeId: 1, existante: { id: 99, nom: 'Les Ormes', numero: 'AA0000099' } },
          faitsTeneur(),
        ),
    ),
  },
  'retirer-rattachement': {
    'of the only mandate': cas(unDossier(), (d) => retirerMandats(d, 'Erreur', faitsTeneur())),
  },
  'modifier-dates': {
    'that end a mandate': cas(unDossier(), (d) =>
      modifierDates(d, { mandatId: 1, date: '2026-11-20', bout: 'fin' }, faitsTeneur()),
    ),
    'that lengthen a mandate': cas(unDossier(), (d) =>
      modifierDates(d, { mandatId: 1, date: '2027-03-31', bout: 'fin' }, faitsTeneur()),
    ),
  },
  'annuler-immatriculation': {
    'of an attached one': cas(unDossier(), (d) =>
      annulerImmatriculation(
        d,
        { ...saisie, numeroRemplacement: '', remplacante: null },
        faitsTeneur(),
      ),
    ),
  },
  'supprimer-copropriete': {
    'of an attached one': cas(unDossier(), (d) => supprimerCopropriete(d, saisie, faitsTeneur())),
    'of one that is examined': cas(enExamen(), (d) =>
      supprimerCopropriete(d, saisie, faitsTeneur()),
    ),
  },
}

/** A decision as the register keeps it, taken now by the keeper, and the dossier after it. */
export const prendre = (
  { avant, prendre: faire }: Cas,
  plus: Partial<Decision> = {},
): { decision: Decision; apres: Dossier; but: Dossier } => {
  const changement = nommer(faire(avant))
  const pris = acteDeDecision(changement)
  if (!pris) throw new Error('no decision')
  const apres = appliquer(avant, changement)
  const but = avantDecision(avant, apres)
  return {
    apres,
    but,
    decision: {
      id: 1,
      sorte: pris.sorte,
      journalId: 1000,
      demandeId: pris.acte.demandeId ?? null,
      mandatId: pris.acte.mandatId ?? null,
      priseLe: MAINTENANT,
      parId: TENEUR,
      par: 'Jeanne Martin',
      tenueJusqua: MAINTENANT + 600_000,
      avant: empreinteDuDossier(but),
      apres: empreinteDuDossier(apres),
      repriseLe: null,
      retrait: null,
      ...plus,
    },
  }
}

/** What a decision makes has its identifier, as once it is written. */
const nommer = (c: Changement): Changement => ({
  ...c,
  actes: c.actes.map((a) => ({
    ...a,
    mouvements: a.mouvements.map((m) => ('id' in m && m.id < 0 ? { ...m, id: 900 - m.id } : m)),
  })),
})

/** Takes a decision back on a dossier, with what followed. */
export const reprendre = (
  d: Dossier,
  decision: Decision,
  suites: Parameters<typeof revenir>[2]['suites'] = { posterieures: [], successeurs: [] },
  faits: FaitsActeur = faitsTeneur(),
): { changement: Changement; rendu: Dossier } => {
  const changement = revenir(
    d,
    decision,
    { version: d.version, motif: 'Erreur', suites, masqueeDepuis: JOUR },
    faits,
  )
  return { changement, rendu: appliquer(d, changement) }
}
