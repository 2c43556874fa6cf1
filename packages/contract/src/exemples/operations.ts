import {
  MOTIFS_DISSOLUTION,
  objetsReclamation,
  TYPES_DEMANDEUR,
  typesReclamation,
  VERSION_CHARTE,
} from '@registre/domain'
import type { ClientAnswer, ClientArgs } from '../operation.ts'
import type { Contract } from '../contract.ts'

/**
 * What is written for an operation; what is not written is made from its schemas and the
 * demonstration's values.
 */
export type Exemples = {
  readonly [K in keyof Contract]?: Partial<ClientArgs<Contract[K]>> & {
    reponse?: ClientAnswer<Contract[K]>
  }
}
interface Ecrit {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  reponse?: unknown
}

const LIGNES = [
  {
    numero: 'AA0-000-001',
    dateDebutExercice: '01/01/2026',
    dateClotureComptes: '31/12/2026',
    dateAg: '12/05/2027',
    chargesOperationsCourantes: 41_200,
    chargesOperationsExceptionnelles: 0,
    montantDettes: 1900,
    montantImpayesCoproprietaires: 750,
    nbCoproprietairesImpayes: 2,
    montantFondTravaux: 6400,
  },
  { numero: 'AA0-000-002', dateAg: '32/05/2027' },
]

const [typeDemandeur] = TYPES_DEMANDEUR
const [objet = 'SITE'] = objetsReclamation(typeDemandeur)
const [typeReclamation = 'AUTRE_QUESTION'] = typesReclamation(typeDemandeur, objet)
const [motif] = MOTIFS_DISSOLUTION

const ECRITS = {
  affecterDemande: {
    body: {
      idDemande: 1,
      idTeneur: 12,
      raisonAffectationTeneur: 'Absence de la personne affectée',
    },
  },
  annulerPortefeuille: { params: { id: 1 } },
  chercherCommunes: { params: { x: 'Guéret' } },
  commencerMiseAJour: { body: { coproprieteId: 'AA0-000-001', type: 'STANDARD' } },
  comparerDeclarations: { params: { id: 'AA0-000-001' }, query: { de: 15, a: 19 } },
  controlerPortefeuille: { body: { nom: 'Annuelles 2026', lignes: LIGNES } },
  creerJeton: {
    body: {
      nom: 'Logiciel de gestion',
      usages: ['DEPOSER_MISES_A_JOUR', 'GERER_MANDATS'],
      jours: 90,
      adresses: ['192.0.2.0/24'],
    },
  },
  creerWebhook: {
    body: { nom: 'Logiciel de gestion', url: 'https://logiciel.exemple.fr/registre/avis' },
  },
  modifierWebhook: {
    params: { id: 1 },
    body: {
      nom: 'Logiciel de gestion',
      url: 'https://logiciel.exemple.fr/registre/avis',
      evenements: ['valider', 'refuser'],
    },
  },
  demanderPrecisions: {
    body: {
      idDemande: 1,
      message: 'Le contrat joint ne porte pas de date de fin : pouvez-vous le compléter ?',
    },
  },
  deposerPortefeuille: {
    params: { id: 1 },
    body: { confirmations: [{ ligne: 1, codes: ['WS103'] }] },
  },
  enregistrerDeclaration: {
    params: { flag: 'true', x: 1223 },
    body: {
      id: 1223,
      version: 1,
      typeImmat: 'DEFAULT',
      immatCopropriete: {
        procedures: {
          flagEquipementsCom: false,
          flagInsalubritePartiesCom: false,
          flagMandatAdhoc: false,
          flagOrdonnanceCarence: false,
          flagPerilPartiesCom: false,
          flagSecuriteInsalubritePartiesCom: false,
          arreteEquipements: null,
          arreteInsalubriteParties: null,
          arretePerilParties: null,
          arreteSecuriteInsalubriteParties: [],
          mandatAdHoc: null,
          ordonnanceCarence: null,
        },
      },
      confirmations: [],
    },
  },
  envoyerReclamation: {
    body: {
      typeDemandeur,
      objet,
      typeReclamation,
      nom: 'Martin',
      prenom: 'Camille',
      email: 'camille.martin@exemple.fr',
      confirmationEmail: 'camille.martin@exemple.fr',
      message: 'Bonjour, je ne retrouve pas ma copropriété.',
    },
  },
  listerFaitsGenerateurs: { params: { x: motif } },
  listerTypesPiecesJustifDissolution: { params: { x: motif } },
  repondreCharte: { body: { version: VERSION_CHARTE, acceptee: true } },
  trouverDateDebutMandatPrecedent: { params: { x: 'AA0-000-001', flag: 'true' } },
  verifierMandatMemeSiren: { params: { x: 'AA0-000-001' } },
  lireChampsObligatoires: { params: { x: 'CONNEXION' } },
  lireEpci: { params: { siren: '200034825' } },
  lireRegion: { params: { code: '75' } },
  listerCommunesDeLEpci: { params: { siren: '200034825' } },
  listerDepartementsDeLaRegion: { params: { code: '75' } },
  listerFile: { body: { vue: 'A_TRAITER', texte: 'Lyon' } },
  lireChangements: { query: { depuis: 0, limite: 100 } },
  lireFicheAnnuaire: { params: { id: 'AA0-000-001' } },
  lireChronologie: { params: { id: 'AA0-000-001' } },
  lireEtatALaDate: { params: { id: 'AA0-000-001' } },
  lireMandatCourant: { params: { id: 'AA0-000-001' } },
  listerDeclarationsPrecedentes: { params: { id: 'AA0-000-001' } },
  visualiserCopropriete: { params: { id: 'AA0-000-001' } },
  lireInfosCopropriete: { params: { id: 'AA0-000-001', profileOrAuthority: 'VISUALISER_COPRO' } },
  modifierDateDebutMandat: { params: { idMandat: 2, date: '2026-01-01' } },
  modifierDateFinMandat: { params: { idMandat: 2, date: '2026-12-31' } },
  listerObjetsReclamation: { params: { x: 'SYNDIC_PRO' } },
  listerTypesDemandeur: { params: { x: 'all' } },
  listerTypesReclamation: { params: { x: 'SYNDIC_PRO', y: 'COMPTE' } },
  preparerRenouvellements: { body: { idCoproprietes: ['AA0-000-001'] } },
  rattacherSansJustificatif: {
    body: {
      numero: 'AA0-000-009',
      infoRattachement: {
        adminProvisoire: false,
        dateDebutMandat: '01/01/2027',
        dateFinMandat: '31/12/2029',
        typeJustifMandat: null,
      },
    },
  },
  rechercherAnnuaire: {
    body: {
      adresseNonSelectionnee: 'Guéret',
      paginationOptions: { pageNumber: 1, pageSize: 10, sortDirection: 'ASC', sortField: '' },
    },
  },
  rechercherImmatOuNomCopro: { body: { immatriculationOuNom: 'Érables' } },
  refuserDemande: {
    params: { immat: 'AA0-000-001', idMandat: 2 },
    query: {
      raison: 'La dernière page du contrat est illisible.',
      typesMotifRefus: 'JUSTIFICATIF_ILLISIBLE',
    },
  },
  repererCoproprietes: { body: { numeros: ['AA0-000-001'], parcelles: ['23096000KX0446'] } },
  reprendreWebhook: { params: { id: 1 }, body: { depuis: 0 } },
  telechargerFicheCopropriete: { params: { n: 'AA0-000-001' } },
  telechargerFicheMemo: { query: { fileName: 'le-registre-en-une-page.pdf' } },
  telechargerFichierPublie: { params: { nom: 'coproprietes.csv' } },
  telechargerNewsletter: { query: { fileName: 'la-lettre-du-registre-n-1.pdf' } },
  verifierAttestation: { query: { numero: 'AA0-000-001' } },
} satisfies Exemples

export const EXEMPLES: Readonly<Record<string, Ecrit | undefined>> = ECRITS
