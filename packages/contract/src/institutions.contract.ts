import { IDENTITES_ETAT, NIVEAUX_GEOGRAPHIQUES } from '@registre/domain'
import * as z from 'zod'
import { operation, plainText } from './operation.ts'
import { responseBool, responseText, texte } from './primitives/index.ts'

/** Territory of an institution: `code` is empty for the country. */
export const territoireInstitution = z
  .object({ niveau: z.enum(NIVEAUX_GEOGRAPHIQUES), code: z.string(), nom: z.string() })
  .meta({ id: 'TerritoireInstitution' })

const clavis = {
  access: 'public',
  avantCharte: true,
  personal: true,
} as const

/** Institutional sign-on ("clavis") and the confidentiality charter. */
export const institutions = {
  lireAdressesClavis: operation('GET', '/api/public/clavis/geturls', {
    ...clavis,
    summary:
      'Adresses de la connexion des institutions, et de celle des notaires ; `actif` dit si elles sont ouvertes, `identites` si FranceConnect et ProConnect le sont',
    response: z.object({
      actif: z.boolean(),
      connexion: z.string(),
      deconnexion: z.string(),
      apresDeconnexion: z.string(),
      /** The notaries' sign-on. */
      notaires: z.object({ actif: z.boolean(), nom: z.string(), connexion: z.string() }),
      /** Those that are open among FranceConnect (volunteers) and ProConnect (firms). */
      identites: z.array(z.enum(IDENTITES_ETAT)),
    }),
  }),
  estAuthentifieClavis: operation('GET', '/api/public/clavis/isauthenticated', {
    ...clavis,
    summary: 'Dit si la session vient de la connexion des institutions',
    response: responseBool,
  }),
  lireNomServiceClavis: operation('GET', '/api/public/clavis/getservicename', {
    ...clavis,
    summary: 'Nom du service d’authentification, tel que la personne le connaît',
    response: plainText,
  }),
  lireAttributsClavis: operation('GET', '/api/public/clavis/getauthattributes', {
    ...clavis,
    summary:
      'Ce que le service d’authentification a dit de la personne ; nul quand aucune institution n’est connectée',
    response: z
      .object({
        emetteur: z.string(),
        sujet: z.string(),
        email: z.string(),
        prenom: z.string(),
        nom: z.string(),
        siret: z.string(),
        idpId: z.string(),
        institution: z.string(),
        territoire: territoireInstitution,
      })
      .nullable(),
  }),
  lireNiveauGeographique: operation('GET', '/api/public/clavis/getniveaugeographique', {
    ...clavis,
    summary: 'Niveau du territoire de l’institution connectée ; vide sinon',
    response: plainText,
  }),
  deconnecterClavis: operation('GET', '/api/public/clavis/logout', {
    ...clavis,
    summary:
      'Ferme la session et donne l’adresse où se déconnecter aussi du service d’authentification',
    response: responseText,
    changesState: true,
  }),
  repondreCharte: operation('POST', '/api/institutionnels/charte', {
    access: ['CHART_CONFIDENTIALITE'],
    summary:
      'Accepte la charte de confidentialité, ou la refuse et se déconnecte ; `response` est l’adresse où aller',
    body: z.strictObject({ version: texte(20), acceptee: z.boolean() }),
    response: responseText,
    errors: ['version-perimee'],
    avantCharte: true,
    sansJeton: true,
  }),
}
