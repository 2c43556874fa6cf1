import {
  AUTRE_SYNDIC,
  enDissolution,
  enExamen,
  enSuccession,
  MAINTENANT,
  SYNDIC,
  unDossier,
  uneDeclaration,
  uneDemande,
  unMandat,
} from './dossier.exemple.ts'
import type { DemandeDuDossier, Dossier } from './dossier.ts'
import { CAS_DE_DECISION, prendre } from './revenir.exemple.ts'
import { unBrouillon } from './redaction.exemple.ts'

/** The same dossier, its request as said and held by nobody. */
const libre = (
  d: Dossier,
  demande: Partial<DemandeDuDossier>,
  mandat: 'DEMANDE' | 'PRECISIONS_DEMANDEES' = 'DEMANDE',
): Dossier => ({
  ...d,
  mandats: d.mandats.map((m) => (m.etat === 'EN_COURS_DE_VALIDATION' ? { ...m, etat: mandat } : m)),
  demandes: d.demandes.map((x) => ({
    ...x,
    etat: 'A_VALIDER',
    verrouParId: null,
    verrouPar: '',
    verrouLe: null,
    verrouJusquA: null,
    ...demande,
  })),
})
const SANS_SYNDIC = { syndicId: null, sirenSyndic: '', finMandat: null, mandats: [] } as const
const suivant = (teledeclarantId: number) =>
  unMandat({
    id: 3,
    etat: 'A_VENIR',
    teledeclarantId,
    debut: '2027-01-01',
    fin: '2027-12-31',
    syndic: 'Cabinet Roux',
    siren: '333333333',
    email: 'roux@exemple.test',
  })
const anticipee = { electionLe: '2026-11-10', reponseAvant: '2026-12-05' }

/** Where a dossier stands when nobody has just decided of it. */
const AILLEURS: Readonly<Record<string, Dossier>> = {
  'en vigueur': unDossier(),
  'un brouillon': unBrouillon(),
  'des demandes en attente': libre(enSuccession(), { assigneeAId: 51, raisonAffectation: 'Lyon' }),
  'une demande du syndic en place': libre(enSuccession({ teledeclarantId: SYNDIC }), {
    teledeclarantId: SYNDIC,
  }),
  'des précisions demandées': libre(
    enSuccession(),
    { etat: 'PRECISIONS', suspendueLe: MAINTENANT - 16 * 86_400_000 },
    'PRECISIONS_DEMANDEES',
  ),
  'des précisions relancées': libre(
    enSuccession(),
    {
      etat: 'PRECISIONS',
      suspendueLe: MAINTENANT - 31 * 86_400_000,
      relanceLe: MAINTENANT - 15 * 86_400_000,
    },
    'PRECISIONS_DEMANDEES',
  ),
  'les précisions d’une immatriculation': libre(
    { ...enExamen(), etat: 'IMMATRICULATION_DEMANDE_DE_PRECISIONS' },
    { etat: 'PRECISIONS', suspendueLe: MAINTENANT - 31 * 86_400_000 },
    'PRECISIONS_DEMANDEES',
  ),
  'les précisions d’une dissolution': libre(
    { ...enDissolution(), etat: 'DISSOLUTION_A_VALIDER' },
    { etat: 'PRECISIONS', suspendueLe: MAINTENANT - 31 * 86_400_000 },
  ),
  'une fin anticipée demandée': libre(enSuccession(), anticipee),
  'une fin anticipée tenue par un teneur': {
    ...enSuccession(),
    demandes: enSuccession().demandes.map((x) => ({ ...x, ...anticipee })),
  },
  'une fin anticipée accordée': libre(enSuccession(), {
    ...anticipee,
    accordeeLe: MAINTENANT - 3_600_000,
    accordeeParId: 17,
    reponseAvant: '2026-11-21',
  }),
  'une demande contestée': libre(enSuccession(), {
    contesteeLe: MAINTENANT - 3_600_000,
    contesteeParId: 17,
    contestation: 'Non',
  }),
  'deux demandes': ((d) => ({
    ...d,
    mandats: [
      ...d.mandats,
      unMandat({ id: 4, etat: 'DEMANDE', teledeclarantId: 9, email: 'c@exemple.test' }),
    ],
    demandes: [
      ...d.demandes,
      uneDemande({
        id: 2,
        mandatId: 4,
        etat: 'A_VALIDER',
        teledeclarantId: 9,
        verrouParId: null,
        verrouJusquA: null,
      }),
    ],
  }))(enSuccession()),
  'une demande décidée': libre(enSuccession(), { etat: 'REFUSEE', decideeLe: MAINTENANT }),
  'son mandat suivant': unDossier({ mandats: [unMandat(), suivant(SYNDIC)] }),
  'le suivant est un autre': unDossier({ mandats: [unMandat(), suivant(AUTRE_SYNDIC)] }),
  'le suivant seul': unDossier({
    ...SANS_SYNDIC,
    etat: 'IMMATRICULEE_A_RATTACHER',
    mandats: [suivant(AUTRE_SYNDIC)],
  }),
  'mandat expiré': unDossier({
    etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
    mandats: [unMandat({ etat: 'EXPIRE', debut: '2025-07-01', fin: '2026-06-30' })],
    finMandat: '2026-06-30',
  }),
  'à rattacher': unDossier({ ...SANS_SYNDIC, etat: 'IMMATRICULEE_A_RATTACHER' }),
  'à confirmer': unDossier({ ...SANS_SYNDIC, etat: 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER' }),
  'un syndic provisoire': unDossier({
    mandats: [unMandat({ syndicProvisoire: true, adminProvisoire: true })],
  }),
  'une mise à jour en attente': unDossier({
    declarations: [
      uneDeclaration(),
      uneDeclaration({ id: 2, etat: 'A_VALIDER', baseId: 1, typeMaj: 'STANDARD' }),
      uneDeclaration({ id: 3, etat: 'BROUILLON', baseId: 1, typeMaj: 'ANNUELLE' }),
    ],
  }),
  'dissolution en cours': {
    ...enDissolution({ statut: 'VALIDEE', dateEffet: '2026-12-31' }),
    etat: 'DISSOLUTION_EN_COURS',
    demandes: [],
  },
  'dissolution déclarée, une demande à côté': ((d) => ({
    ...libre(enDissolution(), {}),
    etat: 'DISSOLUTION_A_VALIDER' as const,
    mandats: d.mandats,
    demandes: [
      ...libre(enDissolution(), { id: 5 }).demandes,
      ...libre(d, { etatPrecedent: 'IMMATRICULEE_RATTACHEE' }).demandes,
    ],
  }))(libre(enSuccession(), {})),
  dissoute: unDossier({
    etat: 'DISSOUTE',
    dateDissolution: '2026-11-01',
    mandats: [unMandat({ etat: 'ARCHIVE', fin: '2026-11-01' })],
  }),
  'supprimée, une demande dessous': {
    ...libre(enSuccession(), {}),
    etat: 'SUPPRIMEE',
    etatPrecedent: 'IMMATRICULEE_RATTACHEE',
    masqueeLe: MAINTENANT - 10 * 86_400_000,
  },
  'annulée, puis supprimée': unDossier({
    etat: 'SUPPRIMEE',
    etatPrecedent: 'IMMATRICULATION_ANNULEE',
    etatAvantAnnulation: 'IMMATRICULEE_RATTACHEE',
    masqueeLe: MAINTENANT - 10 * 86_400_000,
  }),
}

/** Each dossier on which a decision is taken, before it and after, then where nothing is being decided. */
export const DOSSIERS: Readonly<Record<string, Dossier>> = {
  ...Object.fromEntries(
    Object.entries(CAS_DE_DECISION).flatMap(([sorte, cas]) =>
      Object.entries(cas)
        .slice(0, 2)
        .flatMap(([nom, c]) => [
          [`${sorte} ${nom}, avant`, c.avant],
          [`${sorte} ${nom}, après`, prendre(c).apres],
        ]),
    ),
  ),
  ...AILLEURS,
}
