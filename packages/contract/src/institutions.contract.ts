import { NIVEAUX_GEOGRAPHIQUES } from '@registre/domain'
import * as z from 'zod'
import { operation, plainText, redirection } from './operation.ts'
import { responseBool, responseText, texteLong, texte } from './primitives/index.ts'

/** Territory of an institution: `code` is empty for the country. */
export const territoireInstitution = z
  .object({ niveau: z.enum(NIVEAUX_GEOGRAPHIQUES), code: z.string(), nom: z.string() })
  .meta({ id: 'TerritoireInstitution' })

const clavis = {
  method: 'GET',
  access: 'public',
  avantCharte: true,
  personal: true,
} as const

/** Institutional sign-on ("clavis") and the confidentiality charter. */
export const institutions = {
  lireAdressesClavis: operation({
    ...clavis,
    path: '/api/public/clavis/geturls',
    summary:
      'Adresses de la connexion des institutions, et de celle des notaires ; `actif` dit si elles sont ouvertes',
    response: z.object({
      actif: z.boolean(),
      connexion: z.string(),
      deconnexion: z.string(),
      apresDeconnexion: z.string(),
      /** The notaries' sign-on. */
      notaires: z.object({ actif: z.boolean(), nom: z.string(), connexion: z.string() }),
    }),
  }),
  estAuthentifieClavis: operation({
    ...clavis,
    path: '/api/public/clavis/isauthenticated',
    summary: 'Dit si la session vient de la connexion des institutions',
    response: responseBool,
  }),
  lireNomServiceClavis: operation({
    ...clavis,
    path: '/api/public/clavis/getservicename',
    summary: 'Nom du service d’authentification, tel que la personne le connaît',
    response: plainText,
  }),
  lireAttributsClavis: operation({
    ...clavis,
    path: '/api/public/clavis/getauthattributes',
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
  lireNiveauGeographique: operation({
    ...clavis,
    path: '/api/public/clavis/getniveaugeographique',
    summary: 'Niveau du territoire de l’institution connectée ; vide sinon',
    response: plainText,
  }),
  deconnecterClavis: operation({
    ...clavis,
    path: '/api/public/clavis/logout',
    summary:
      'Ferme la session et donne l’adresse où se déconnecter aussi du service d’authentification',
    response: responseText,
    changesState: true,
  }),
  ouvrirClavis: operation({
    ...clavis,
    path: '/api/public/clavis/connexion',
    summary: 'Commence la connexion : envoie le navigateur au service d’authentification',
    query: z.object({
      /** Where to come back inside the register. */
      retour: texteLong(500).optional(),
      /** Asks the service to show its sign-in again. */
      autre: z.stringbool().optional(),
      /** Asks for a proof of less than a minute, before what is sensitive. */
      renouveler: z.stringbool().optional(),
    }),
    response: redirection,
  }),
  conclureClavis: operation({
    ...clavis,
    path: '/api/public/clavis/retour',
    summary:
      'Reçoit la réponse du service d’authentification, ouvre la session et revient au registre',
    query: z.looseObject({}),
    response: redirection,
  }),
  repondreCharte: operation({
    method: 'POST',
    path: '/api/institutionnels/charte',
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
