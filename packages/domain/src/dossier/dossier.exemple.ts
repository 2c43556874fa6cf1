import type { Acteur } from '../acces/acteur.ts'
import { AUTORITES } from '../acces/autorites.ts'
import { RegisterError } from '../kernel/errors.ts'
import type { FaitsActeur } from './changement.ts'
import type {
  DeclarationDuDossier,
  DemandeDuDossier,
  DissolutionDuDossier,
  Dossier,
  MandatDuDossier,
} from './dossier.ts'

// Dossiers that hold together, for the tests of decisions.

export const JOUR = '2026-11-22'
export const MAINTENANT = Date.UTC(2026, 10, 22, 12)
export const [SYNDIC, AUTRE_SYNDIC, TENEUR] = [7, 8, 50] as const

/** The code of the refusal, 'ok' for none. */
export const codeDe = (faire: () => unknown): string => {
  try {
    faire()
    return 'ok'
  } catch (e) {
    return e instanceof RegisterError ? e.code : String(e)
  }
}

const acteur = (plus: Partial<Acteur>): Acteur => ({
  utilisateurId: 1,
  teledeclarantId: null,
  profil: 'TENEUR_ADMIN_PRINC',
  autorites: [...AUTORITES],
  enAttenteActivation: false,
  emprunte: false,
  ...plus,
})

/** A keeper administrator's facts. */
export const faitsTeneur = (plus: Partial<Acteur> = {}): FaitsActeur => ({
  acteur: acteur({ utilisateurId: TENEUR, ...plus }),
  jour: JOUR,
  maintenant: MAINTENANT,
})
/** A syndic's facts. */
export const faitsSyndic = (teledeclarantId: number = SYNDIC): FaitsActeur => ({
  acteur: acteur({
    utilisateurId: 10 + teledeclarantId,
    teledeclarantId,
    profil: 'TELE_PRO_ADMIN_PRINC',
  }),
  jour: JOUR,
  maintenant: MAINTENANT,
})

/** A running mandate of the syndic, for the present year. */
export const unMandat = (plus: Partial<MandatDuDossier> = {}): MandatDuDossier => ({
  id: 1,
  etat: 'EN_COURS',
  version: 1,
  teledeclarantId: SYNDIC,
  debut: '2026-01-01',
  fin: '2026-12-31',
  adminProvisoire: false,
  syndicProvisoire: false,
  typeJustif: null,
  documentId: null,
  motif: '',
  syndic: 'Cabinet Durand',
  siren: '111111111',
  email: 'durand@exemple.test',
  ...plus,
})

/** A request that the keeper holds. */
export const uneDemande = (plus: Partial<DemandeDuDossier> = {}): DemandeDuDossier => ({
  id: 1,
  type: 'RATTACHEMENT',
  etat: 'EN_COURS',
  version: 3,
  etatPrecedent: null,
  mandatId: null,
  declarationId: null,
  teledeclarantId: AUTRE_SYNDIC,
  demandeurId: 18,
  profilDemandeur: 'TELE_PRO_ADMIN_PRINC',
  deposeeLe: '2026-11-16',
  echeance: '2026-11-30',
  suspendueLe: null,
  relanceLe: null,
  assigneeAId: null,
  raisonAffectation: '',
  verrouParId: TENEUR,
  verrouPar: 'Jeanne Martin',
  verrouLe: MAINTENANT - 60_000,
  verrouJusquA: MAINTENANT + 600_000,
  decideeLe: null,
  decideeParId: null,
  decideePar: '',
  motifRefus: '',
  texteDecision: '',
  contesteeLe: null,
  contesteeParId: null,
  contestation: '',
  contestationDocumentId: null,
  electionLe: null,
  reponseAvant: null,
  accordeeLe: null,
  accordeeParId: null,
  auteurId: 18,
  contact: '',
  email: 'demandeur@exemple.test',
  ...plus,
})

export const uneDeclaration = (plus: Partial<DeclarationDuDossier> = {}): DeclarationDuDossier => ({
  id: 1,
  etat: 'COURANTE',
  version: 1,
  typeImmat: 'DEFAULT',
  typeMaj: null,
  baseId: null,
  jeu: '2016',
  auteurTeledeclarantId: SYNDIC,
  ...plus,
})

const uneDissolution = (plus: Partial<DissolutionDuDossier> = {}): DissolutionDuDossier => ({
  id: 1,
  statut: 'A_VALIDER',
  dateEffet: '2026-11-01',
  demandeParId: 17,
  parTeneur: false,
  teledeclarantId: SYNDIC,
  email: 'durand@exemple.test',
  ...plus,
})

/** A registered co-ownership with its running mandate. */
export const unDossier = (plus: Partial<Dossier> = {}): Dossier => ({
  id: 42,
  etat: 'IMMATRICULEE_RATTACHEE',
  etatPrecedent: null,
  etatAvantAnnulation: null,
  masqueeLe: null,
  version: 5,
  numero: 'AA0000042',
  nom: 'Les Tilleuls',
  adresse: '1 rue des Tilleuls 69003 Lyon',
  auteurTeledeclarantId: SYNDIC,
  emailAuteur: 'auteur@exemple.test',
  auteurId: 17,
  syndicId: SYNDIC,
  sirenSyndic: '111111111',
  finMandat: '2026-12-31',
  dateReglement: '1970-05-02',
  dateDissolution: null,
  mandats: [unMandat()],
  demandes: [],
  declarations: [uneDeclaration()],
  dissolution: null,
  ...plus,
})

/** A registration that the keeper examines. */
export const enExamen = (plus: Partial<MandatDuDossier> = {}): Dossier =>
  unDossier({
    etat: 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
    numero: null,
    syndicId: null,
    sirenSyndic: '',
    finMandat: null,
    mandats: [unMandat({ etat: 'EN_COURS_DE_VALIDATION', ...plus })],
    declarations: [uneDeclaration({ etat: 'A_VALIDER' })],
    demandes: [
      uneDemande({
        type: 'IMMATRICULATION',
        mandatId: 1,
        declarationId: 1,
        teledeclarantId: SYNDIC,
      }),
    ],
  })

/** Another syndic's request on a co-ownership with a syndic in place, that the keeper examines. */
export const enSuccession = (plus: Partial<MandatDuDossier> = {}): Dossier =>
  unDossier({
    mandats: [
      unMandat(),
      unMandat({
        id: 2,
        etat: 'EN_COURS_DE_VALIDATION',
        teledeclarantId: AUTRE_SYNDIC,
        debut: '2026-11-01',
        fin: '2027-10-31',
        syndic: 'Cabinet Petit',
        siren: '222222222',
        email: 'petit@exemple.test',
        ...plus,
      }),
    ],
    demandes: [uneDemande({ mandatId: 2 })],
  })

/** A dissolution that the keeper examines. */
export const enDissolution = (plus: Partial<DissolutionDuDossier> = {}): Dossier =>
  unDossier({
    etat: 'DISSOLUTION_EN_COURS_DE_VALIDATION',
    demandes: [
      uneDemande({
        type: 'DISSOLUTION',
        etatPrecedent: 'IMMATRICULEE_RATTACHEE',
        teledeclarantId: SYNDIC,
      }),
    ],
    dissolution: uneDissolution(plus),
  })
