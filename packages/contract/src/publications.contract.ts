import {
  CATEGORIES_FICHE_MEMO,
  ETATS_PUBLICATION,
  EVENEMENTS_PUBLICATION,
  GENRES_PUBLICATION,
  LONGUEUR_MAX_RESUME,
  LONGUEUR_MAX_TITRE,
  RYTHMES_SUIVI,
} from '@registre/domain'
import * as z from 'zod'
import { binary, operation } from './operation.ts'
import {
  courriel,
  dateFr,
  ENTIER_MAX,
  ERREURS_PDF,
  fichier,
  instant,
  responseBool,
  rien,
  texteCourt,
  texte,
  piece,
} from './primitives/index.ts'

/**
 * The 45 authorities say nothing of publications: they belong to the keepers' administrators, who
 * alone follow the indicators.
 */
const ADMINISTRATEUR = ['SUIVI_INDICATEURS_MCO'] as const

/** What anybody sees of a published document; `fileName` is its name in the download. */
export const publicationPublique = z
  .object({
    fileName: z.string(),
    titre: z.string(),
    resume: z.string(),
    publieeLe: instant,
    taille: z.number().int(),
  })
  .meta({ id: 'PublicationPublique' })

const publicationVue = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    genre: z.enum(GENRES_PUBLICATION),
    libelleGenre: z.string(),
    categorie: z.enum(CATEGORIES_FICHE_MEMO).nullable(),
    libelleCategorie: z.string(),
    titre: z.string(),
    resume: z.string(),
    nomFichier: z.string(),
    documentId: z.uuid(),
    taille: z.number().int(),
    ...piece,
    etat: z.enum(ETATS_PUBLICATION),
    libelleEtat: z.string(),
    creeLe: instant,
    publieeLe: instant.nullable(),
    envoyeeLe: instant.nullable(),
    nombreEnvois: z.number().int().nullable(),
    actions: z.array(z.enum(EVENEMENTS_PUBLICATION)),
  })
  .meta({ id: 'Publication' })

const uuid = z.object({ id: z.uuid() })
const decision = z.strictObject({ version: z.number().int().min(1).max(ENTIER_MAX) })
const ERREURS = ['introuvable', 'transition-interdite', 'version-perimee'] as const
const titre = texteCourt(LONGUEUR_MAX_TITRE).min(1)
const resume = texteCourt(LONGUEUR_MAX_RESUME).min(1)
const nomFichier = texte(200).min(1)
const cle = z.strictObject({ cle: texte(200).min(1) })

export const publications = {
  listerNewsletters: operation('GET', '/api/public/newsletter/findAllNewsletterNames', {
    access: 'public',
    summary: 'Lettres d’information publiées, la plus récente d’abord',
    response: z.array(publicationPublique),
  }),
  telechargerNewsletter: operation('GET', '/api/public/newsletter/telechargerNewsletter', {
    access: 'public',
    summary: 'Le PDF d’une lettre publiée ; le nom est cherché dans la liste',
    query: z.object({ fileName: nomFichier }),
    response: binary('application/pdf'),
    errors: ['introuvable'],
  }),
  listerFichesMemo: operation('GET', '/api/public/fichesmemo/recupereNomDesFichiers', {
    access: 'public',
    summary: 'Fiches mémo publiées d’une catégorie',
    query: z.object({ categorie: z.enum(CATEGORIES_FICHE_MEMO) }),
    response: z.array(publicationPublique),
  }),
  telechargerFicheMemo: operation('GET', '/api/public/fichesmemo/telecharger', {
    access: 'public',
    summary: 'Le PDF d’une fiche mémo publiée ; le nom est cherché dans la liste',
    query: z.object({ fileName: nomFichier }),
    response: binary('application/pdf'),
    errors: ['introuvable'],
  }),
  sAbonnerNewsletter: operation('POST', '/api/public/newsletter/abonnement', {
    access: 'public',
    summary:
      'Demande un abonnement à la lettre d’information, ou le suivi d’une fiche publique (numero) : un courriel à confirmer part ; la réponse ne dit rien de l’adresse',
    body: z
      .strictObject({
        email: courriel,
        numero: texteCourt(20).min(1).optional(),
        rythme: z.enum(RYTHMES_SUIVI).optional(),
      })
      .refine((b) => b.rythme === undefined || b.numero !== undefined, {
        path: ['rythme'],
        message:
          'Le rythme est celui du suivi d’une fiche : donnez aussi son numéro (numero), ou ne donnez pas de rythme.',
      }),
    response: rien,
    errors: ['introuvable'],
    rate: 'contact',
    personal: true,
  }),
  confirmerAbonnement: operation('POST', '/api/public/newsletter/abonnement/confirmer', {
    access: 'public',
    summary:
      'Confirme un abonnement ou un suivi par la clé du courriel ; prolonge d’un an un suivi confirmé',
    body: cle,
    response: responseBool,
    errors: ['introuvable', 'transition-interdite'],
    rate: 'contact',
    personal: true,
  }),
  seDesabonnerNewsletter: operation('POST', '/api/public/newsletter/desabonnement', {
    access: 'public',
    summary: 'Termine un abonnement ou un suivi par la clé du courriel ; l’adresse est effacée',
    body: cle,
    response: responseBool,
    errors: ['introuvable'],
    rate: 'contact',
    personal: true,
  }),
  listerPublications: operation('GET', '/api/publications', {
    access: ADMINISTRATEUR,
    summary: 'Toutes les publications d’un genre et le nombre d’abonnés confirmés',
    query: z.object({ genre: z.enum(GENRES_PUBLICATION).optional() }),
    response: z.object({ publications: z.array(publicationVue), abonnes: z.number().int() }),
  }),
  deposerPublication: operation('POST', '/api/publications', {
    access: ADMINISTRATEUR,
    summary: 'Dépose une lettre ou une fiche (PDF) ; elle n’est pas encore publiée',
    bodyKind: 'multipart',
    body: z.strictObject({
      genre: z.enum(GENRES_PUBLICATION),
      categorie: z.enum(['', ...CATEGORIES_FICHE_MEMO]).default(''),
      titre,
      resume,
      file: fichier,
    }),
    response: publicationVue,
    errors: ['regles-non-respectees', 'fichier-absent', ...ERREURS_PDF],
    idempotent: true,
    interditEnEmprunt: true,
  }),
  modifierPublication: operation('PUT', '/api/publications/{id}', {
    access: ADMINISTRATEUR,
    summary:
      'Modifie une publication : titre, résumé, catégorie d’une fiche, date, fichier ; ce qui n’est pas envoyé (date, fichier) reste',
    params: uuid,
    bodyKind: 'multipart',
    body: z.strictObject({
      // A form carries texts.
      version: z.coerce.number<number>().int().min(1).max(ENTIER_MAX),
      categorie: z.enum(['', ...CATEGORIES_FICHE_MEMO]).default(''),
      titre,
      resume,
      /**
       * The day that the public reads; of a document that was never published, there is none to
       * change.
       */
      publieeLe: dateFr.optional(),
      file: fichier.optional(),
    }),
    response: publicationVue,
    errors: ['introuvable', 'version-perimee', 'regles-non-respectees', ...ERREURS_PDF],
    idempotent: true,
    interditEnEmprunt: true,
  }),
  publierPublication: operation('POST', '/api/publications/{id}/publier', {
    access: ADMINISTRATEUR,
    summary: 'Met une publication à la disposition de tous',
    params: uuid,
    body: decision,
    response: publicationVue,
    errors: ERREURS,
    interditEnEmprunt: true,
  }),
  retirerPublication: operation('POST', '/api/publications/{id}/retirer', {
    access: ADMINISTRATEUR,
    summary: 'Retire une publication',
    params: uuid,
    body: decision,
    response: publicationVue,
    errors: ERREURS,
    interditEnEmprunt: true,
  }),
  envoyerNewsletter: operation('POST', '/api/publications/{id}/envoyer', {
    access: ADMINISTRATEUR,
    summary: 'Envoie une lettre publiée à chaque abonné confirmé, une seule fois',
    params: uuid,
    body: decision,
    response: publicationVue,
    errors: ERREURS,
    idempotent: true,
    interditEnEmprunt: true,
  }),
}
