import { type Appel, de, libre } from './appels.ts'
import {
  champs,
  clefsValeurs,
  fichier,
  liste,
  ou,
  refuse,
  rendu,
  response,
  texte,
} from './attentes.ts'
import { lu } from './monde.ts'
import { PDF } from './pdf.ts'
import type { Reponse } from './registre.ts'

// 7.1 Authentication and account, 7.7 contact form, 7.9 what anybody reads.

const tous = de('syndic')
const CLE = 'Vb3kQ9xTn4mZ8cR1wL6yHs2eJ7pU5aDfGiKoXqBv0jN'
const MOT_DE_PASSE = 'Une-Phrase-De-Passe-2026'

const COMPTE: readonly Appel[] = [
  libre('POST', '/api/teledeclarant/{type}', refuse(400, 409, 422), {
    lieux: () => ['PRO'],
    envoi: () => ({ json: {} }),
  }),
  libre('POST', '/api/public/captcha/verify', ou(rendu, refuse(400, 422)), {
    envoi: () => ({ json: { captcha: 'faux' } }),
  }),
  libre('GET', '/api/public/captcha/bypass', rendu),
  libre('POST', '/api/authentication', refuse(401), {
    envoi: () => ({
      form: { j_username: 'personne@exemple.fr', j_password: MOT_DE_PASSE, submit: 'Login' },
    }),
  }),
  tous(
    'GET',
    '/api/account',
    champs(
      'id',
      'login',
      'email',
      'nom',
      'prenom',
      'civilite',
      'profil',
      'idTeledeclarant',
      'loginAs',
      'statut',
      'activated',
      'allowedToEdit',
      'allowedToDelete',
      'allowedToChangeProfile',
      'adminPrincipal',
      'typeTeledeclarant',
      'numCartePro',
    ),
  ),
  libre('GET', '/api/public/activate/verify/{key}', ou(rendu, refuse(400, 404)), {
    lieux: () => [CLE],
  }),
  libre('POST', '/api/activate', refuse(400, 404, 422), {
    envoi: () => ({ json: { key: CLE, newPassword: MOT_DE_PASSE } }),
  }),
  libre('POST', '/api/account/reset_password/init', rendu, {
    envoi: () => ({ json: { login: 'personne@exemple.fr' } }),
  }),
  libre('POST', '/api/account/change_password', refuse(400, 401, 404, 422), {
    envoi: () => ({ json: { key: CLE, newPassword: MOT_DE_PASSE } }),
  }),
  tous('POST', '/api/teledeclarant/activate', refuse(400, 403, 404, 409, 422), {
    envoi: () => ({ json: { clef: 'XXXXXXXX' } }),
  }),
  libre('GET', '/api/public/clavis/logout', response('string')),
  libre('GET', '/api/public/clavis/geturls', rendu),
  libre('GET', '/api/public/clavis/isauthenticated', rendu),
  libre('GET', '/api/public/clavis/getservicename', texte),
  libre('GET', '/api/public/clavis/getauthattributes', ou(rendu, refuse(401, 404))),
  libre('GET', '/api/public/clavis/getniveaugeographique', texte),
  libre('GET', '/api/public/etudenotariale', ou(rendu, refuse(401, 404))),
  libre('GET', '/api/public/profilnotaire', ou(rendu, refuse(401, 404))),
  libre('GET', '/api/public/infocertificat', rendu),
  libre('GET', '/api/public/infomessage', response('string')),
]

const premiereClef = ({ contenu }: Reponse): string =>
  String(Array.isArray(contenu) ? (lu(contenu[0])['clef'] ?? '') : '')

const LETTRES: readonly Appel[] = [
  libre('GET', '/api/public/reclamation/all-type-demandeur/{x}', clefsValeurs, {
    lieux: () => ['PRO'],
    retenir: (m, r) => void (m.reclamation = [premiereClef(r)]),
  }),
  libre('GET', '/api/public/reclamation/type-reclamation/{x}', clefsValeurs, {
    lieux: (m) => m.reclamation.slice(0, 1),
    retenir: (m, r) => void m.reclamation.push(premiereClef(r)),
  }),
  libre('GET', '/api/public/reclamation/type-reclamation/{x}/{y}', clefsValeurs, {
    lieux: (m) => m.reclamation.slice(0, 2),
    retenir: (m, r) => void m.reclamation.push(premiereClef(r)),
  }),
  libre('GET', '/api/public/reclamation/type-reclamation-obl/{x}', champs(), {
    lieux: (m) => m.reclamation.slice(2, 3),
  }),
  libre('POST', '/api/public/pdf/estValide', response('boolean'), {
    envoi: () => ({ multipart: { file: { nom: 'contrat.pdf', octets: PDF } } }),
  }),
  libre('GET', '/api/public/num-immat-nom/{immat}', champs('nomCopropriete', 'adressePrincipale'), {
    lieux: (m) => [m.copropriete.numero],
  }),
  libre('POST', '/api/public/reclamation/save', ou(rendu, refuse(400, 422)), {
    envoi: () => ({ multipart: { nom: 'Martin', prenom: 'Camille', email: 'camille@exemple.fr' } }),
  }),
  libre('GET', '/api/public/newsletter/findAllNewsletterNames', liste()),
  libre('GET', '/api/public/newsletter/telechargerNewsletter', ou(fichier(/\.pdf/), refuse(404)), {
    envoi: () => ({ query: { fileName: 'lettre-inconnue.pdf' } }),
  }),
  ...['GENERAL', 'INSTITUTION', 'NOTAIRE', 'PRO', 'BENEVOLE'].map((categorie) =>
    libre('GET', '/api/public/fichesmemo/recupereNomDesFichiers', liste(), {
      envoi: () => ({ query: { categorie } }),
    }),
  ),
]

const LIEUX: readonly Appel[] = [
  libre('GET', '/api/public/communes/lib/{x}', liste(), { lieux: () => ['Guéret'] }),
  libre('GET', '/api/public/communesabsorbees/{x}', liste(), { lieux: () => ['23000'] }),
  libre('GET', '/api/public/statistiques/chargeRegion', liste()),
  libre('GET', '/api/public/region/findRegionByCodeInseeRegion/{code}', champs(), {
    lieux: () => ['75'],
  }),
  libre('GET', '/api/public/statistiques/chargeDepartement/{idRegion}', liste(), {
    lieux: () => [0],
  }),
  libre('GET', '/api/public/statistiques/chargeDepartementDepuisCdInsee/{code}', rendu, {
    lieux: () => ['75'],
  }),
  libre('GET', '/api/public/departement/{num}', champs(), { lieux: () => ['23'] }),
  libre('GET', '/api/public/statistiques/chargeInterCommunalite/{num}', liste(), {
    lieux: () => ['23'],
  }),
  libre('GET', '/api/public/epci/chargeEpciParIdRegion/{id}', liste(), { lieux: () => [75] }),
  libre('GET', '/api/public/epci/findOneEpciBySiren/{siren}', ou(champs(), refuse(404)), {
    lieux: () => ['200034825'],
  }),
  libre('GET', '/api/public/commune/{dep}/{term}', liste(), { lieux: () => ['23', 'gueret'] }),
  libre('GET', '/api/public/statistiques/chargeCommune/{siren}', ou(liste(), refuse(404)), {
    lieux: () => ['200034825'],
  }),
  libre('GET', '/api/public/communes/findCommunesByIdDepartement/{num}', liste(), {
    lieux: () => ['23'],
  }),
  libre('GET', '/api/public/commune/findOneCommuneByInseeCommune/{insee}', champs(), {
    lieux: () => ['23096'],
  }),
  libre('GET', '/api/public/statistiques/chargementAnneeGeneration/{isNationale}', liste(), {
    lieux: () => ['true'],
  }),
  libre('GET', '/api/public/statistiques/chargementTrimestreGeneration', liste()),
  // A missing report is said so: « Fichier introuvable ».
  libre(
    'GET',
    '/api/public/statistiques/telechargerRapportBo',
    ou(fichier(/filename/), refuse(404, 500)),
    {
      envoi: () => ({ query: { annee: 2026, trimestre: 3 } }),
    },
  ),
]

const ANNUAIRE: readonly Appel[] = [
  libre('POST', '/api/public/annuaire/rechercherAnnuaire', rendu, {
    envoi: () => ({
      json: {
        isRechercheAvancee: false,
        adresseNonSelectionnee: 'Guéret',
        adresseNonStructuree: { voie: '', commune: '', codePostal: '', x: '', y: '' },
      },
    }),
  }),
  libre('GET', '/api/public/annuaire/coproannuairedetail/{id}', champs(), {
    lieux: (m) => [m.copropriete.numero],
  }),
]

export const PUBLICS: readonly Appel[] = [...COMPTE, ...LETTRES, ...LIEUX, ...ANNUAIRE]
