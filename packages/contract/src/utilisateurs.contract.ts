import { NIVEAUX, PROFILS, STATUTS_COMPTE } from '@registre/domain'
import * as z from 'zod'
import { lectureSeule } from './lecture-seule.ts'
import { operation } from './operation.ts'
import { ENTIER_MAX, id, instant, nom, rien, texteCourt } from './primitives/index.ts'

/** An account as those who administer it see it (specification 1, "Account"). */
export const utilisateurVu = z
  .object({
    id,
    version: z.number().int(),
    login: lectureSeule(z.string()),
    email: z.string(),
    civilite: z.string(),
    nom: z.string(),
    prenom: z.string(),
    telephone: z.string(),
    numCartePro: z.string(),
    profil: z.enum(PROFILS),
    niveau: z.enum(NIVEAUX),
    libelleNiveau: z.string(),
    statut: lectureSeule(z.enum(STATUTS_COMPTE)),
    libelleStatut: z.string(),
    /** False: shut by a keeper for a while, or awaiting its office. */
    actif: z.boolean(),
    allowedToSuspend: z.boolean(),
    secondFacteur: z.boolean(),
    adminPrincipal: lectureSeule(z.boolean()),
    /** The account of the caller itself. */
    soi: z.boolean(),
    /** Profiles that the caller may leave or give, the present one first. */
    profilsPossibles: z.array(z.enum(PROFILS)),
    allowedToChangeProfile: lectureSeule(z.boolean()),
    allowedToEdit: lectureSeule(z.boolean()),
    allowedToDelete: lectureSeule(z.boolean()),
    idTeledeclarant: lectureSeule(id.nullable()),
    creeLe: instant,
    derniereActiviteLe: instant.nullable(),
  })
  .meta({ id: 'Utilisateur' })

/**
 * An establishment in a path or a body: 0 is the keepers' team ("teneur (0)" of the specification).
 */
const idMaison = z.coerce.number<number>().int().nonnegative().max(2_147_483_647)

const coordonnees = {
  profil: z.enum(PROFILS),
  civilite: z.enum(['MME', 'M', '']).default(''),
  nom: nom(100),
  prenom: nom(100),
  email: texteCourt(100),
  telephone: texteCourt(20).default(''),
  numCartePro: texteCourt(40).default(''),
}
/** `version` is the one that was read: a stale save is refused. */
const modification = z.strictObject({
  id,
  version: z.number().int().min(1).max(ENTIER_MAX),
  ...coordonnees,
})

export const utilisateurs = {
  creerUtilisateur: operation('POST', '/api/utilisateurs', {
    access: ['AJOUTER_UTILISATEUR'],
    summary:
      'Crée un compte dans son établissement (ou, pour un teneur, chez un télédéclarant) ; la personne reçoit un courriel',
    body: z.strictObject({ idTeledeclarant: idMaison.nullable().default(null), ...coordonnees }),
    response: utilisateurVu,
    errors: ['introuvable', 'regles-non-respectees', 'deja-existant', 'transition-interdite'],
    fraiche: 'selon-le-contenu',
    idempotent: true,
    interditEnEmprunt: true,
    sansJeton: true,
  }),
  modifierUtilisateur: operation('PUT', '/api/utilisateurs', {
    access: ['UPDATE_ACCOUNT', 'EDITER_SUPPRIMER_NON_ADMIN', 'EDITER_SUPPRIMER_ADMIN'],
    summary: 'Enregistre un compte de son établissement, ou le sien',
    body: modification,
    relu: utilisateurVu,
    response: utilisateurVu,
    errors: ['introuvable', 'regles-non-respectees', 'deja-existant', 'version-perimee'],
    fraiche: 'selon-le-contenu',
    interditEnEmprunt: true,
    sansJeton: true,
  }),
  lireUtilisateur: operation('GET', '/api/utilisateurs/{id}', {
    access: ['MON_COMPTE', 'LIST_RECH_UTILISATEUR', 'LIST_RCH_USER_TENEUR'],
    summary: 'Un compte visible de la personne connectée',
    params: z.object({ id }),
    response: utilisateurVu,
    errors: ['introuvable'],
  }),
  listerUtilisateurs: operation('GET', '/api/teledeclarant/{id}/utilisateurs', {
    access: ['LIST_RECH_UTILISATEUR'],
    summary: 'Comptes de son établissement',
    params: z.object({ id }),
    response: z.array(utilisateurVu),
    errors: ['introuvable'],
  }),
  listerUtilisateursTeledeclarant: operation('GET', '/api/utilisateurs/teledeclarant/{id}', {
    access: ['LIST_RCH_USER_TENEUR'],
    summary: 'Comptes d’un télédéclarant, pour un teneur ; 0 : l’équipe des teneurs',
    params: z.object({ id: idMaison }),
    response: z.array(utilisateurVu),
    errors: ['introuvable'],
  }),
  modifierUtilisateurTeledeclarant: operation('PUT', '/api/utilisateurs/teledeclarant', {
    access: ['LIST_RCH_USER_TENEUR'],
    summary:
      'Enregistre le compte d’un télédéclarant, par un teneur ; le désactive, ou le réactive, par « actif »',
    body: modification.extend({ actif: z.boolean().optional() }),
    relu: utilisateurVu,
    response: utilisateurVu,
    errors: ['introuvable', 'regles-non-respectees', 'deja-existant', 'version-perimee'],
    fraiche: 'selon-le-contenu',
    interditEnEmprunt: true,
    sansJeton: true,
  }),
  supprimerUtilisateurs: operation('POST', '/api/utilisateurs/delete-lot', {
    access: ['SUPPRIMER_UTILISATEUR', 'EDITER_SUPPRIMER_NON_ADMIN', 'EDITER_SUPPRIMER_ADMIN'],
    summary: 'Supprime une sélection de comptes : tous, ou aucun',
    body: z.array(id).min(1).max(200),
    response: rien,
    errors: ['introuvable'],
    interditEnEmprunt: true,
    sansJeton: true,
  }),
}
