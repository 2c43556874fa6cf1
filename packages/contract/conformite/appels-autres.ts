import { type Appel, de, libre } from './appels.ts'
import {
  champs,
  clefsValeurs,
  fichier,
  liste,
  ou,
  page,
  refuse,
  rendu,
  response,
  traite,
} from './attentes.ts'
import { lu } from './monde.ts'

// 7.2 and 7.4 keepers, 7.5 establishments and people, 7.6 reference data, 7.8 journal, 7.9 raw data,
// 7.10 categorisation.

const tous = de('syndic')
const syndic = de('syndic', 'hotline')
const teneur = de('teneur', 'syndic')
const INCONNU = 999_999_999
const SIRET = '99950001000015'
const PERSONNE = {
  civilite: 'MME',
  nom: 'Martin',
  prenom: 'Camille',
  email: 'camille.martin@exemple.fr',
}
const REFUS = { raison: 'Justificatif illisible', typesMotifRefus: 'JUSTIFICATIF_ILLISIBLE' }

const VALIDATION: readonly Appel[] = [
  teneur('POST', '/api/declarations/rechercher', rendu, {
    envoi: () => ({ json: {} }),
    retenir: (m, r) => {
      const demandes = Object.values(lu(r.contenu)).find(Array.isArray) ?? []
      const d = lu(
        demandes.map(lu).find((l) => l['idMandat'] !== null && l['etat'] === 'A_VALIDER'),
      )
      m.demande = {
        id: Number(d['id'] ?? INCONNU),
        idMandat: Number(d['idMandat'] ?? INCONNU),
        coproprieteId: Number(d['coproprieteId'] ?? INCONNU),
      }
    },
  }),
  teneur('GET', '/api/declarations/rechercher/oldest', ou(rendu, refuse(404))),
  teneur('GET', '/api/declarations/update-etat-encours/{id}', ou(rendu, refuse(404, 409)), {
    lieux: (m) => [m.demande.id],
    envoi: () => ({ page: true }),
  }),
  teneur('GET', '/api/coproprietes/infos/validation/{n}', ou(rendu, refuse(404)), {
    lieux: (m) => [m.demande.id],
  }),
  teneur('GET', '/api/mandats/encours/validation/{n}', ou(rendu, refuse(404)), {
    lieux: (m) => [m.demande.idMandat],
  }),
  teneur('PUT', '/api/quitterValidRatt/{idMandat}', ou(rendu, refuse(404, 409)), {
    lieux: (m) => [m.demande.idMandat],
  }),
  teneur(
    'GET',
    '/api/declarations/update-etat-encours-sansmandat/{n}',
    ou(rendu, refuse(404, 409)),
    {
      lieux: () => [INCONNU],
      envoi: () => ({ page: true }),
    },
  ),
  teneur('GET', '/api/declarations/a-valider/{id}', ou(rendu, refuse(404, 409)), {
    lieux: (m) => [m.demande.id],
    envoi: () => ({ page: true }),
  }),
  teneur('GET', '/api/declarations/unlockcopro/{n}', ou(rendu, refuse(404, 409)), {
    lieux: (m) => [m.demande.coproprieteId],
    envoi: () => ({ page: true }),
  }),
  teneur('PUT', '/api/refusRattachementTeneur/{immat}/{idMandat}', traite, {
    lieux: () => ['ZZ9999999', INCONNU],
    envoi: () => ({ query: REFUS }),
  }),
  teneur('POST', '/api/affectationTeneur', traite, {
    envoi: () => ({ json: { idMandat: INCONNU, raisonAffectationTeneur: 'Absence' } }),
  }),
  teneur('POST', '/api/demande-precision/sendMail', ou(traite, refuse(400)), {
    envoi: () => ({ json: { idDemande: INCONNU, message: 'Le contrat est illisible.' } }),
  }),
]

const GENS: readonly Appel[] = [
  libre('GET', '/api/public/siret/etablissements/{siret}', ou(rendu, refuse(404)), {
    lieux: () => [SIRET],
  }),
  libre('GET', '/api/public/siret/etablissements/existe/{siret}', response('boolean'), {
    lieux: () => [SIRET],
  }),
  tous('GET', '/api/siret/check/{siret}', rendu, { lieux: () => [SIRET] }),
  teneur('GET', '/api/etablissements/existe-teneur/{siret}/PRO', rendu, { lieux: () => [SIRET] }),
  libre('GET', '/api/public/teledeclarant/codesape/{type}', liste(), {
    lieux: () => ['PRO'],
  }),
  tous('GET', '/api/etablissements/bdd/{siret}', ou(rendu, refuse(404)), {
    lieux: () => [SIRET],
  }),
  tous('GET', '/api/etablissements/email/', ou(rendu, refuse(404)), {
    envoi: () => ({ query: { email: PERSONNE.email } }),
  }),
  tous('GET', '/api/etablissement/{id}', champs(), { lieux: (m) => [m.etablissement] }),
  syndic('POST', '/api/teledeclarant/successeur', ou(traite, refuse(400)), {
    envoi: () => ({ json: { idCopropriete: INCONNU, type: 'PRO' } }),
  }),
  libre('GET', '/api/public/successeur/{key}', refuse(400, 404, 410), {
    lieux: () => ['Vb3kQ9xTn4mZ8cR1wL6yHs2eJ7pU5aDfGiKoXqBv0jN'],
  }),
  syndic('PUT', '/api/successeur', ou(traite, refuse(400)), {
    envoi: () => ({ json: { idCopropriete: INCONNU, type: 'PRO', version: 1 } }),
  }),
  syndic('POST', '/api/teledeclarant/verifieDeclSuccPossible', response('boolean'), {
    envoi: (m) => ({ json: { idCopropriete: m.copropriete.id } }),
  }),
  teneur(
    'POST',
    '/api/teledeclarants',
    page(
      'teledeclarantDTOList',
      'idTeledeclarant',
      'statutTeledeclarant',
      'typeTeledeclarant',
      'raisonSociale',
      'siret',
      'nomAdmin',
      'prenomAdmin',
      'commune',
    ),
    {
      envoi: () => ({
        json: {
          paginationOptions: { pageNumber: 1, pageSize: 10, sortDirection: 'ASC', sortField: '' },
        },
      }),
    },
  ),
  teneur('GET', '/api/teledeclarants/{id}', champs(), { lieux: (m) => [m.etablissement] }),
  teneur('DELETE', '/api/teledeclarants/{id}', ou(traite, refuse(403)), { lieux: () => [INCONNU] }),
  tous('POST', '/api/utilisateurs', ou(traite, refuse(400, 403)), {
    envoi: () => ({ json: { ...PERSONNE, email: 'pas une adresse', profil: 'TELE_PRO_GESTION' } }),
  }),
  tous('PUT', '/api/utilisateurs', ou(traite, refuse(400, 403)), {
    envoi: () => ({ json: { ...PERSONNE, id: INCONNU, version: 1, profil: 'TELE_PRO_GESTION' } }),
  }),
  tous('GET', '/api/utilisateurs/{id}', champs('id', 'profil', 'nom', 'prenom', 'email'), {
    lieux: (m) => [m.compte],
  }),
  tous('GET', '/api/teledeclarant/{id}/utilisateurs', liste('id', 'profil', 'nom'), {
    lieux: (m) => [m.etablissement],
  }),
  teneur('GET', '/api/utilisateurs/teledeclarant/{id}', liste('id', 'profil', 'nom'), {
    lieux: (m) => [m.etablissement],
  }),
  teneur('PUT', '/api/utilisateurs/teledeclarant', ou(traite, refuse(400, 403)), {
    envoi: () => ({ json: { ...PERSONNE, id: INCONNU, version: 1, profil: 'TELE_PRO_GESTION' } }),
  }),
  tous('POST', '/api/utilisateurs/delete-lot', ou(traite, refuse(403)), {
    envoi: () => ({ json: [INCONNU] }),
  }),
  teneur('GET', '/api/indicateurMCO/allTableau', rendu),
]

const REFERENCES: readonly Appel[] = [
  ...['energieUtilisee', 'typeChauffage', 'periodeConstruction'].map((nom) =>
    tous('GET', `/api/parametres/${nom}`, clefsValeurs),
  ),
  ...[
    '/api/statut-compte-utilisateurs',
    '/api/profil-utilisateurs/disponible',
    '/api/civilites',
    '/api/statut-teledeclarant/recherche',
    '/api/coproprietes/motifdissolution',
    '/api/type-demande-valider-ratt-immat',
    '/api/type-teledeclarant-min',
  ].map((chemin) => tous('GET', chemin, clefsValeurs)),
  tous('GET', '/api/profil-utilisateurs/disponible/{id}', clefsValeurs, {
    lieux: (m) => [m.etablissement],
  }),
  tous('GET', '/api/profil-utilisateurs/type/{type}', clefsValeurs, { lieux: () => ['PRO'] }),
  tous('GET', '/api/typeDePiecesJustif', clefsValeurs, {
    envoi: () => ({ query: { adminProvisoire: 'false' } }),
  }),
  tous('GET', '/api/typeDePiecesJustif/dissolution/{x}', clefsValeurs, {
    lieux: () => ['DIVISION_ART_28'],
  }),
  teneur('GET', '/api/statut-teledeclarant/suivant/{type}', ou(clefsValeurs, liste()), {
    lieux: () => ['PRO'],
  }),
  tous('GET', '/api/type-teledeclarant/{type}', clefsValeurs, { lieux: () => ['all'] }),
  tous('GET', '/api/coproprietes/faitgenerateur/{x}', clefsValeurs, {
    lieux: () => ['DIVISION_ART_28'],
  }),
]

const JOURNAL: readonly Appel[] = [
  ...['profil', 'categorie', 'all-type-evenement', 'type-modalite'].map((nom) =>
    teneur('GET', `/api/evenement-journal/${nom}`, clefsValeurs),
  ),
  teneur('GET', '/api/evenement-journal/type-evenement/{cat}', clefsValeurs, {
    lieux: () => ['CONNEXION'],
  }),
  teneur('POST', '/api/evenement-journal/rechercher', rendu, {
    envoi: () => ({ json: { dateDu: '01/01/2026', dateAu: '' } }),
  }),
]

/** Page and sort are all that the document says of a search. */
const CRITERES = { paginationOptions: { sortField: 'idRegion', sortDirection: 'descending' } }
const recherche = (nom: string) => `/api/public/categorisation/${nom}`
const OUVERT: Partial<Appel> = { ouvert: true, envoi: () => ({ json: CRITERES }) }

const INSTITUTIONS: readonly Appel[] = [
  de('teneur')(
    'GET',
    '/api/public/donneesBrute/telecharger',
    ou(fichier(/filename/), refuse(404)),
    {
      ouvert: true,
    },
  ),
  ...['findRegroupementWithCriterias', 'findWithCriterias'].map((nom) =>
    de('teneur')('POST', recherche(nom), rendu, OUVERT),
  ),
  teneur('POST', recherche('getMySearches'), liste()),
  teneur('POST', recherche('getSharedSearches'), liste()),
  teneur('POST', recherche('saveCriterias'), champs('id'), {
    envoi: () => ({
      json: { nom: `Essai ${Date.now()}`, recherche: { portee: { portee: 'NATIONAL' } } },
    }),
    retenir: (m, r) => {
      m.recherche = Number(lu(r.contenu)['id'])
    },
  }),
  teneur('POST', recherche('delete'), rendu, { envoi: (m) => ({ json: { id: m.recherche } }) }),
  ...['download-xlsx-rapport-synthetique', 'download-pdf-rapport-synthetique'].map((nom) =>
    de('teneur')('POST', recherche(nom), fichier(/\d{8}/), OUVERT),
  ),
  ...['extractDatas', 'extractDatasForCsv'].map((nom) =>
    de('teneur')('POST', recherche(nom), fichier(/filename/), OUVERT),
  ),
  ...['download-zip-fiche-copropriete', 'download-rapport-for-copropriete'].map((nom) =>
    teneur('POST', recherche(nom), ou(fichier(/filename/), refuse(400, 409, 422)), {
      envoi: () => ({ json: CRITERES }),
    }),
  ),
  de('teneur')('GET', recherche('download-single-fiche-copropriete/{n}'), fichier(/\.pdf/), {
    ouvert: true,
    lieux: (m) => [m.copropriete.numero],
  }),
]

/** Last, since they end sessions or change who one is. */
const SESSIONS: readonly Appel[] = [
  teneur('GET', '/api/regenerate/{id}', ou(champs('clef'), refuse(403, 404, 409)), {
    lieux: (m) => [m.etablissement],
    envoi: () => ({ page: true }),
  }),
  teneur('GET', '/api/teledeclarant/loginAs/{id}', ou(rendu, refuse(403, 404)), {
    lieux: () => [INCONNU],
    envoi: () => ({ page: true }),
  }),
  de('teneur')('GET', '/api/restoreAccount', ou(rendu, refuse(404, 409)), {
    envoi: () => ({ page: true }),
  }),
  de('hotline')('POST', '/api/account', ou(traite, refuse(400, 403)), {
    envoi: () => ({ json: PERSONNE }),
  }),
  de('hotline')('POST', '/api/logout', rendu, { ouvert: true }),
]

export const AUTRES: readonly Appel[] = [
  ...VALIDATION,
  ...GENS,
  ...REFERENCES,
  ...JOURNAL,
  ...INSTITUTIONS,
  ...SESSIONS,
]
