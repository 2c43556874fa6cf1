import {
  AUTORITES,
  ETATS_COPROPRIETE,
  fauteDeJour,
  parseProfil,
  TYPES_JUSTIFICATIF_MANDAT,
} from '@registre/domain'
import * as z from 'zod'
import { mandatVu } from './coproprietes.contract.ts'
import { operation } from './operation.ts'
import { refCopropriete, refMandat } from './primitives/designations.ts'
import {
  dateFr,
  ERREURS_PDF,
  fichier,
  flag,
  id,
  jourRequis,
  response,
  responseBool,
  rien,
  texteLong,
  texte,
  texteRequis,
} from './primitives/index.ts'

const parCopropriete = z.object({ id: refCopropriete })

/** What a screen on a mandate says of its co-ownership. */
export const resumeCopropriete = z
  .object({
    id,
    numeroImmatriculation: z.string().nullable(),
    nom: z.string(),
    adressePrincipale: z.string(),
    etat: z.enum(ETATS_COPROPRIETE),
    libelleEtat: z.string(),
  })
  .meta({ id: 'ResumeCopropriete' })

/** Detail of a mandate (specification 1, section 3, "Mandate"). */
export const detailMandat = z
  .object({
    infoCopro: resumeCopropriete,
    infoMandatRattachement: mandatVu.nullable(),
    mandatCoproStatus: z.string(),
    isSuccessorDeclared: z.boolean(),
    previousArchivedMandat: mandatVu.nullable(),
    previousStartDateMandat: dateFr,
    /** The end date cannot change: somebody asks to follow this mandate. */
    finBloquee: z.boolean(),
  })
  .meta({ id: 'DetailMandat' })

export const renouvellementVu = z
  .object({
    infoCopro: resumeCopropriete,
    /** The mandate that the new one follows. */
    mandat: mandatVu.nullable(),
    /** How far its end is: « dans 12 jours », « il y a 3 jours »; empty without a mandate. */
    echeance: z.string(),
    possible: z.boolean(),
    /** Why it is not possible, in a sentence. */
    raison: z.string(),
    dateDebutProposee: dateFr,
    dateFinProposee: dateFr,
  })
  .meta({ id: 'Renouvellement' })

const mandatRenouvele = z.strictObject({
  dateDebutMandat: jourRequis,
  dateFinMandat: jourRequis,
  adminProvisoire: flag.default(false),
  syndicProvisoire: flag.default(false),
  typeJustifMandat: z.enum(TYPES_JUSTIFICATIF_MANDAT).nullable().default(null),
})

/** A profile, in either of its spellings, or an authority; anything else is refused. */
const profilOuAutorite = z
  .string()
  .refine(
    (v) => AUTORITES.some((a) => a === v) || parseProfil(v) !== null,
    'Ce profil ou cette autorité n’existe pas',
  )

const raison = texteRequis(
  2000,
  'Écrivez le motif : il est inscrit au journal et dit aux syndics concernés.',
)
/** A day in a path: AAAA-MM-JJ, or jj-mm-aaaa (jj/mm/aaaa once encoded). */
const fauteDuChemin = (iso: string): string =>
  fauteDeJour(iso.split('-').toReversed().join('/')) ?? 'Saisissez une date au format jj/mm/aaaa.'
const jour = z.iso.date({ error: ({ input }) => fauteDuChemin(String(input)) })
const jourDuChemin = z.codec(texte(10), jour, {
  decode: (texte) =>
    /^(\d{2})[-./](\d{2})[-./](\d{4})$/.test(texte)
      ? texte.split(/[-./]/).toReversed().join('-')
      : texte,
  encode: (iso) => iso,
})

const ERREURS_DATES = ['introuvable', 'regles-non-respectees', 'transition-interdite'] as const
/** Why a keeper moves a date: the screen asks for it, the call of the specification carries none. */
const MOTIF_DES_DATES = z.object({
  motif: texteRequis(1000, 'Écrivez le motif : le syndic le lira.').optional(),
})

export const mandats = {
  lireMandatPrecedentArchive: operation('GET', '/api/mandats/mandatPrecArchive/{x}', {
    access: ['LIST_RATTACHEMENT'],
    summary: 'Mandat archivé qui précède le mandat x ; vide s’il n’y en a pas',
    params: z.object({ x: refMandat }),
    response: response(mandatVu.nullable()),
    errors: ['introuvable'],
  }),
  successeurDeclare: operation('GET', '/api/coproprietes/is-successeur-declare/{x}', {
    access: ['LIST_RATTACHEMENT', 'DECLARER_SUCCESSEUR'],
    summary: 'Un successeur est déclaré pour la copropriété x',
    params: z.object({ x: refCopropriete }),
    response: responseBool,
    errors: ['introuvable'],
  }),
  lireEtatCopropriete: operation('GET', '/api/coproprietes/getetat/{x}', {
    access: ['VISUALISER_COPRO'],
    summary: 'État de la copropriété x',
    params: z.object({ x: refCopropriete }),
    response: response(z.enum(ETATS_COPROPRIETE)).extend({ libelle: z.string() }),
    errors: ['introuvable'],
  }),
  lireMandatCopropriete: operation('GET', '/api/mandats/copro/{id}/{authority}', {
    access: ['VISUALISER_COPRO'],
    summary:
      'Détail du mandat d’une copropriété, le mandat courant par défaut ; l’autorité du chemin ne fait que restreindre',
    params: z.object({ id: refCopropriete, authority: z.enum(AUTORITES) }),
    /** 0, or nothing: the mandate in force. */
    query: z.object({
      idMandat: z.coerce.number<number>().int().nonnegative().max(2_147_483_647).default(0),
    }),
    response: detailMandat,
    errors: ['introuvable'],
  }),
  lireInfosCopropriete: operation('GET', '/api/coproprietes/infos/{id}/{profileOrAuthority}', {
    access: ['VISUALISER_COPRO'],
    summary:
      'Une copropriété et son mandat ; le profil ou l’autorité du chemin ne fait que restreindre',
    params: z.object({ id: refCopropriete, profileOrAuthority: profilOuAutorite }),
    query: z.object({
      idMandat: z.coerce.number<number>().int().nonnegative().max(2_147_483_647).default(0),
    }),
    response: detailMandat,
    errors: ['introuvable'],
  }),
  lireRenouvellement: operation('GET', '/api/mandats/copro/renouv/{id}', {
    access: ['RENOUVELER_MANDAT'],
    summary: 'Ce que propose un renouvellement : mandat suivi et période',
    params: parCopropriete,
    response: renouvellementVu,
    errors: ['introuvable'],
  }),
  listerMandatsEnCoursAvenir: operation('GET', '/api/mandats/findMandatEnCoursAvenir/{id}', {
    access: ['LIST_RATTACHEMENT'],
    summary: 'Mandats en cours et à venir d’une copropriété',
    params: parCopropriete,
    response: z.array(mandatVu),
    errors: ['introuvable'],
  }),
  lireMandatCourant: operation('GET', '/api/mandats/courant/{id}', {
    access: ['LIST_RATTACHEMENT'],
    summary: 'Mandat courant d’une copropriété ; vide s’il n’y en a pas',
    params: parCopropriete,
    response: response(mandatVu.nullable()),
    errors: ['introuvable'],
  }),
  listerMandatsSupprimables: operation('GET', '/api/mandats/listeMandatSupprimable/{id}', {
    access: ['GERER_COPROPRIETE'],
    summary: 'Mandats d’une copropriété qu’un teneur peut retirer un à un',
    params: parCopropriete,
    response: z.array(mandatVu),
    errors: ['introuvable'],
  }),
  modifierDateDebutMandat: operation(
    'PUT',
    '/api/mandats/updateDateDebutMandat/{idMandat}/{date}',
    {
      access: ['GERER_COPROPRIETE'],
      summary: 'Modifie la date de début d’un mandat (teneur)',
      params: z.object({ idMandat: id, date: jourDuChemin }),
      query: MOTIF_DES_DATES,
      response: mandatVu,
      errors: ERREURS_DATES,
      interditEnEmprunt: true,
    },
  ),
  modifierDateFinMandat: operation(
    'PUT',
    '/api/mandats/updateDateFinMandatArchive/{idMandat}/{date}',
    {
      access: ['GERER_COPROPRIETE'],
      summary:
        'Modifie la date de fin d’un mandat (teneur) ; impossible tant qu’une demande de rattachement lui succède',
      params: z.object({ idMandat: id, date: jourDuChemin }),
      query: MOTIF_DES_DATES,
      response: mandatVu,
      errors: ERREURS_DATES,
      interditEnEmprunt: true,
    },
  ),
  renouvelerMandat: operation('POST', '/api/mandats/renouvellement', {
    access: ['RENOUVELER_MANDAT'],
    summary: 'Renouvelle son mandat, sans étape du teneur',
    bodyKind: 'multipart',
    body: z.strictObject({
      idCopropriete: refCopropriete,
      mandat: mandatRenouvele,
      confirmations: z.array(texte(40)).max(20).default([]),
      file: fichier.optional(),
    }),
    response: mandatVu,
    errors: [
      'introuvable',
      'regles-non-respectees',
      'confirmation-requise',
      'transition-interdite',
      'periodes-de-mandat-en-conflit',
      ...ERREURS_PDF,
    ],
    idempotent: true,
    interditEnEmprunt: true,
  }),
  supprimerMandat: operation('DELETE', '/api/mandats/{id}', {
    access: ['GERER_COPROPRIETE'],
    summary:
      'Retire un mandat parmi plusieurs (teneur administrateur, raison obligatoire, dans l’adresse ou dans un corps JSON), ou sa propre demande de rattachement en attente (sans raison)',
    params: z.object({ id }),
    query: z.object({ raison: texteLong(2000).default('') }),
    body: z.strictObject({ raison: texteLong(2000).default('') }),
    response: rien,
    errors: ['introuvable', 'regles-non-respectees', 'transition-interdite'],
    interditEnEmprunt: true,
  }),
  supprimerMandatRattachement: operation(
    'PUT',
    '/api/coproprietes/supprimerMandat-rattachement/{id}',
    {
      access: ['GERER_COPROPRIETE'],
      reserve: 'administrateurs',
      sansJeton: true,
      summary: 'Retire un mandat parmi plusieurs (teneur administrateur, motif obligatoire)',
      params: parCopropriete,
      body: z.strictObject({ idMandat: id, raison }),
      response: rien,
      errors: ['introuvable', 'transition-interdite'],
      interditEnEmprunt: true,
    },
  ),
  retirerRattachement: operation('PUT', '/api/coproprietes/retirer-rattachement/{id}', {
    access: ['GERER_COPROPRIETE'],
    reserve: 'administrateurs',
    sansJeton: true,
    summary:
      'Retire le rattachement d’une copropriété : tous ses mandats, ou ceux d’un seul télédéclarant (teneur administrateur, motif obligatoire)',
    params: parCopropriete,
    body: z.strictObject({ raison, idTeledeclarant: id.nullable().default(null) }),
    response: rien,
    errors: ['introuvable', 'transition-interdite'],
    interditEnEmprunt: true,
  }),
}
