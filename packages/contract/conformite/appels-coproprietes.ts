import { type Appel, de } from './appels.ts'
import { champs, clefsValeurs, ou, page, refuse, rendu, traite } from './attentes.ts'
import { lu } from './monde.ts'
import type { Reponse } from './registre.ts'

// 7.2 Condominiums, 7.3 registration drafts and declarations.

const syndic = de('syndic', 'hotline')
const tous = de('syndic')
const teneur = de('teneur', 'syndic')
const notaire = de('notaire', 'syndic')

const RECHERCHE = {
  paginationOptions: { pageNumber: 1, pageSize: 10, sortDirection: 'ASC', sortField: '' },
  immatriculationOuNom: '',
  dateDebutMandat: '',
  dateFinMandat: '',
  etatsCopropriete: [],
  statut: '',
}
const LIGNE = [
  'numeroImmatriculation',
  'nom',
  'adressePrincipale',
  'statutCopropriete',
  'statutRattachement',
  'idTeledeclarantCourant',
  'nombreLots',
  'nombreBatiments',
  'dateFinMandat',
  'majAnnuelle',
]
const DECLARATION = [
  'id',
  'isExerciceNonApprouve',
  'adresseEmailUtilisateur',
  'statutMandatCourant',
  'etatCopropriete',
  'typeDeclaration',
  'typeMaj',
  'typeImmat',
  'dateClotureEditable',
  'dateClotureDernierExercice',
  'dateAgDerniereMajAnnuelle',
  'utilisateurDeclare',
  'nomCopropriete',
  'immatCopropriete',
]
const INDICATEURS = [
  'nbCoproImmatriculees',
  'moyenneImmatHebdo',
  'nbTeledeclarants',
  'moyenneRattachementHebdo',
  'nbUtilisateurs',
  'nbTelechargementDonneesBrutes',
  'topEchelleGeographique',
  'nbTelechargementRapportBo',
  'nbMajParAnnee',
  'nbMajParMois',
  'demandesImmatEnCours',
  'demandesImmatHorsDelai',
  'demandesRattachementEnCours',
  'demandesRattachementHorsDelai',
  'demandesDissolutionEnCours',
  'demandesDissolutionHorsDelai',
  'nbDoublons',
  'nbDoublonsHorsDelais',
]
// The documents ask for a reason and do not name it.
const MOTIF = { motif: 'Essai de conformité', version: 1 }
const RAISON = 'Essai de conformité'
const DETAIL = [
  'infoCopro',
  'infoMandatRattachement',
  'mandatCoproStatus',
  'isSuccessorDeclared',
  'previousArchivedMandat',
  'previousStartDateMandat',
]
const INCONNU = 999_999_999

const COPROPRIETES: readonly Appel[] = [
  syndic('GET', '/api/coproprietes/tableauDeBordSyndic', champs()),
  tous('GET', '/api/etat-copropriete', clefsValeurs),
  teneur('GET', '/api/coproprietes/indicateurs', champs(...INDICATEURS)),
  tous('GET', '/api/coproprietes/infos/{id}/{profileOrAuthority}', champs(...DETAIL), {
    lieux: (m) => [m.copropriete.id, 'VISUALISER_COPRO'],
  }),
  syndic('GET', '/api/coproprietes/infos/dissolution/{id}', champs(), {
    lieux: (m) => [m.copropriete.id],
  }),
  tous('GET', '/api/coproprietes/infos/adresses/{id}', rendu, { lieux: (m) => [m.copropriete.id] }),
  tous('GET', '/api/coproprietes/getinfosdissolution/{id}', ou(rendu, refuse(404)), {
    lieux: (m) => [m.copropriete.id],
  }),
  syndic('PUT', '/api/coproprietes/dissoudre', refuse(400, 404, 409, 422), {
    envoi: (m) => ({ json: { idCopropriete: m.copropriete.id, motif: 'AUTRE', autre: '' } }),
  }),
  tous('POST', '/api/coproprietes/rechercher', page('ligneRechercheCoproprieteDTOList', ...LIGNE), {
    envoi: () => ({ json: RECHERCHE }),
  }),
  tous(
    'POST',
    '/api/coproprietes/rechercherImmatOuNomCopro',
    page('ligneRechercheCoproprieteDTOList', ...LIGNE),
    {
      envoi: (m) => ({ json: { ...RECHERCHE, immatriculationOuNom: m.copropriete.numero } }),
    },
  ),
  tous('GET', '/api/coproprietes/visualisation/{id}', rendu, { lieux: (m) => [m.copropriete.id] }),
  teneur('PUT', '/api/coproprietes/supprimer-declarations', traite, {
    envoi: () => ({ json: { ...MOTIF, idCopropriete: INCONNU } }),
  }),
  teneur('PUT', '/api/coproprietes/supprimer/{id}', ou(traite, refuse(403)), {
    lieux: () => [INCONNU],
    envoi: () => ({ json: MOTIF }),
  }),
  teneur('PUT', '/api/coproprietes/retirer-rattachement/{id}', traite, {
    lieux: () => [INCONNU],
    envoi: () => ({ json: { raison: RAISON } }),
  }),
  teneur('PUT', '/api/coproprietes/supprimerMandat-rattachement/{id}', traite, {
    lieux: () => [INCONNU],
    envoi: () => ({ json: { idMandat: INCONNU, raison: RAISON } }),
  }),
  tous('GET', '/api/declarations/declarerErreur/{id}', traite, {
    lieux: () => [INCONNU],
    envoi: () => ({ query: { erreur: 'Le nombre de lots est faux' }, page: true }),
  }),
  tous('GET', '/api/coproprietes/{id}/declarationsPrecedentes', rendu, {
    lieux: (m) => [m.copropriete.id],
  }),
  tous('GET', '/api/coproprietes/rattachementEnCours/{id}', ou(rendu, refuse(404)), {
    lieux: (m) => [m.copropriete.id],
  }),
  tous('GET', '/api/coproprietes/typeModifNotaireOk/{id}', rendu, {
    lieux: (m) => [m.copropriete.id],
  }),
  tous('PUT', '/api/coproprietes/updateParcelleNonGeolocalisees/{idDeclaration}', traite, {
    lieux: () => [INCONNU],
    envoi: () => ({ json: { version: 1, parcelle: [] } }),
  }),
]

const garderBrouillon = (m: { brouillon: Record<string, unknown> }, r: Reponse): void => {
  m.brouillon = lu(r.contenu)
}
/** What GET gave is sent back, whole. */
const renvoyer = (m: { brouillon: Record<string, unknown> }) => ({ json: m.brouillon })
const idBrouillon = (m: { brouillon: Record<string, unknown> }): number[] => [
  Number(m.brouillon['id'] ?? 0),
]

const BROUILLONS: readonly Appel[] = [
  syndic('GET', '/api/coproprietes/new/{x}', champs(...DECLARATION), {
    lieux: () => ['DEFAULT'],
    retenir: garderBrouillon,
  }),
  syndic('PUT', '/api/coproprietes/brouillon/save/{x}', champs(...DECLARATION), {
    lieux: () => ['infos-rattachement'],
    envoi: renvoyer,
    retenir: garderBrouillon,
  }),
  syndic('GET', '/api/coproprietes/brouillon/{id}', champs(...DECLARATION), {
    lieux: idBrouillon,
    retenir: garderBrouillon,
  }),
  syndic('GET', '/api/coproprietes/brouillons', rendu),
  syndic('POST', '/api/coproprietes/doublon/nbBatimentsRef/{n}/maj', rendu, {
    lieux: () => [1],
    envoi: renvoyer,
  }),
  syndic(
    'GET',
    '/api/coproprietes/doublon/declaration/adressePrincipale/{id}/nbBatimentsRef/{n}/noType',
    rendu,
    {
      lieux: (m) => [...idBrouillon(m), 1],
    },
  ),
  // An empty draft: its rules refuse it, its form does not.
  syndic('PUT', '/api/coproprietes/brouillon/submit', refuse(400, 409, 422), { envoi: renvoyer }),
  syndic('PUT', '/api/coproprietes/brouillon/change-etat', refuse(400, 409, 422), {
    envoi: (m) => ({ json: { ...m.brouillon, etat: 'A_VALIDER' } }),
  }),
  syndic('DELETE', '/api/coproprietes/brouillon/{id}', rendu, { lieux: idBrouillon }),
  tous('GET', '/api/coproprietes/declaration/{a}/{b}/{flag}', champs(...DECLARATION), {
    lieux: (m) => [m.copropriete.id, 'COURANTE', 'true'],
  }),
  tous(
    'GET',
    '/api/coproprietes/declaration/declaration-donnee-copropriete/{id}',
    champs(...DECLARATION),
    {
      lieux: (m) => [m.copropriete.numero],
    },
  ),
  teneur('GET', '/api/coproprietes/validerDoublonCoproNotaire/{key}/{n}/false', traite, {
    lieux: () => [INCONNU, 1],
    envoi: () => ({ page: true }),
  }),
  tous('PUT', '/api/coproprietes/declaration/{flag}/{x}', ou(traite, refuse(400)), {
    lieux: () => ['true', INCONNU],
    envoi: () => ({
      json: { id: INCONNU, version: 1, typeImmat: 'DEFAULT', immatCopropriete: {} },
    }),
  }),
  tous('PUT', '/api/coproprietes/mettreAJourDonneesFinancieres/{id}', ou(traite, refuse(400)), {
    lieux: () => [INCONNU],
    envoi: () => ({ json: { version: 1, donneesFinancieres: {} } }),
  }),
  notaire(
    'POST',
    '/api/coproprietes/notaire/immatriculation/td/{x}/submit',
    ou(traite, refuse(400)),
    {
      lieux: () => [INCONNU],
      envoi: () => ({ json: { id: INCONNU, version: 1 } }),
    },
  ),
  notaire('POST', '/api/teledeclarant/immatriculation/{kind}/continuer', ou(traite, refuse(400)), {
    lieux: () => ['initiale'],
    envoi: () => ({ json: { adresseEmailUtilisateur: '' } }),
  }),
  syndic('DELETE', '/api/coproprietes/declarationpredecesseur/{id}', traite, {
    lieux: () => [INCONNU],
  }),
]

export const DOSSIERS: readonly Appel[] = [...COPROPRIETES, ...BROUILLONS]
