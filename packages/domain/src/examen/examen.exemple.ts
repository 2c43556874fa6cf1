import { contenuExemple } from '../declaration/declaration.exemple.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import {
  AUTRE_SYNDIC,
  enDissolution,
  enExamen,
  enSuccession,
  uneDemande,
} from '../dossier/dossier.exemple.ts'
import type { DemandeDuDossier, Dossier, MandatDuDossier } from '../dossier/dossier.ts'
import type { Verification } from '../verification/verification.ts'
import type { CandidatExamine, FaitsExamen, SyndicAnnonce } from './faits.ts'

// Requests as a keeper meets them, for the tests of the examination: clean ones, and what spoils one.

const JOUR_EXAMEN = '2026-11-23'
const PREUVE = '3c0a4f2e-6a63-4f0e-9a5e-0d3f1c2b4a59'

export interface DossierExamine {
  d: Dossier
  f: FaitsExamen
}

const faits = (plus: Partial<FaitsExamen> = {}): FaitsExamen => ({
  demandeId: 1,
  jour: JOUR_EXAMEN,
  contenu: null,
  contexte: null,
  confirmations: [],
  verifications: [],
  precedente: null,
  nbLots: 30,
  candidats: [],
  dissolution: null,
  annonces: [],
  ...plus,
})

const JUSTIFIE = { documentId: PREUVE, typeJustif: 'CONTRAT_SYNDIC' } as const
/** Twelve months that run. */
const ANNEE = { debut: '2026-06-01', fin: '2027-05-31' } as const

/** A syndic's registration: twelve months that run, a contract, a place that is verified. */
export const immatriculation = (
  mandat: Partial<MandatDuDossier> = {},
  changer: (contenu: ImmatCopropriete) => void = () => {},
  plus: Partial<FaitsExamen> = {},
): DossierExamine => {
  const contenu = contenuExemple()
  changer(contenu)
  const contexte = {
    jeu: '2016',
    typeImmat: 'DEFAULT',
    typeMaj: null,
    finMandatPrecedent: null,
    exercicePrecedent: null,
    confirmationsOffice: null,
  } as const
  return {
    d: enExamen({ ...JUSTIFIE, ...ANNEE, ...mandat }),
    f: faits({ contenu, contexte, ...plus }),
  }
}

/** A syndic asks for a co-ownership whose former mandate has ended. */
export const rattachement = (
  mandat: Partial<MandatDuDossier> = {},
  demande: Partial<DemandeDuDossier> = {},
  enPlace: Partial<MandatDuDossier> = {},
): DossierExamine => {
  const d = enSuccession({ ...JUSTIFIE, debut: '2026-11-01', fin: '2027-10-31', ...mandat })
  return {
    d: {
      ...d,
      mandats: d.mandats.map((m) =>
        m.id === 1 ? { ...m, debut: '2025-11-01', fin: '2026-10-31', ...enPlace } : m,
      ),
      demandes: d.demandes.map((x) => ({ ...x, ...demande })),
    },
    f: faits(),
  }
}

/** A dissolution that took effect three weeks ago, with its proof. */
export const dissolution = (
  plus: Partial<NonNullable<FaitsExamen['dissolution']>> = {},
  dateEffet = '2026-11-01',
): DossierExamine => ({
  d: enDissolution({ dateEffet }),
  f: faits({
    dissolution: {
      motif: 'REUNION_DES_LOTS',
      autre: '',
      typeJustif: 'ACTE_NOTARIE',
      documentId: PREUVE,
      ...plus,
    },
  }),
})

/** A notary's registration that was held back; it names no mandate. */
export const parNotaire = (
  typeImmat: 'INITIALE' | 'OFFICE',
  plus: Partial<FaitsExamen> = {},
  changer: (contenu: ImmatCopropriete) => void = () => {},
): DossierExamine => {
  const { d, f } = immatriculation({}, (contenu) => {
    contenu.identification.dateReglementCopropriete =
      typeImmat === 'INITIALE' ? '2026-02-03' : '1978-05-04'
    contenu.donneesFinancieres.donneesFinancieresInconnues = true
    changer(contenu)
  })
  const confirmationsOffice =
    typeImmat === 'OFFICE'
      ? { nonImmatriculee: true, sansDemandeEnCours: true, sansRepresentantOuMiseEnDemeure: true }
      : null
  return {
    d: {
      ...d,
      mandats: [],
      demandes: d.demandes.map((x) => ({
        ...x,
        type: 'DOUBLON_NOTAIRE',
        mandatId: null,
        profilDemandeur: 'NOTAIRE_NOTAIRE',
      })),
    },
    f: {
      ...f,
      contexte: f.contexte && { ...f.contexte, typeImmat, typeMaj: typeImmat, confirmationsOffice },
      ...plus,
    },
  }
}

/** The same, asked for by somebody else. */
export const par = ({ d, f }: DossierExamine, profilDemandeur: string): DossierExamine => ({
  d: { ...d, demandes: d.demandes.map((x) => ({ ...x, profilDemandeur })) },
  f,
})

/** The same, when a notary named a syndic, or a syndic its successor. */
export const annonce = (
  { d, f }: DossierExamine,
  plus: Partial<SyndicAnnonce> = {},
): DossierExamine => ({
  d,
  f: {
    ...f,
    annonces: [
      {
        teledeclarantId: AUTRE_SYNDIC,
        syndic: 'Cabinet Petit',
        par: 'Étude Delmas',
        notaire: true,
        ...plus,
      },
    ],
  },
})

/** The same, after other requests of the dossier. */
export const apres = (
  { d, f }: DossierExamine,
  ...autres: Partial<DemandeDuDossier>[]
): DossierExamine => ({
  d: {
    ...d,
    demandes: [...autres.map((x, n) => ({ ...uneDemande(), id: 100 + n, ...x })), ...d.demandes],
  },
  f,
})

export const unCandidat = (plus: Partial<CandidatExamine> = {}): CandidatExamine => ({
  id: 77,
  numero: 'AA0001842',
  nom: 'Domaine des Tilleuls',
  adresse: '10 rue du Général Leclerc 35000 Rennes',
  score: 0.71,
  tresProche: false,
  distanceMetres: 24,
  raisons: ['1 parcelle cadastrale commune'],
  reponse: '',
  ...plus,
})

export const uneMarque = (plus: Partial<Verification> = {}): Verification => ({
  champ: 'identification.adressePrincipale',
  objet: 'ADRESSE',
  reference: '12 rue du Général Leclerc 35000 Rennes',
  resultat: 'INTROUVABLE',
  precision: '',
  reprise: false,
  ...plus,
})
