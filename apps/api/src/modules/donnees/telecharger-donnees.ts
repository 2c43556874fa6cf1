import { PassThrough, pipeline, type Readable } from 'node:stream'
import type { donnees, FileAnswer, HandlerInput } from '@registre/contract'
import {
  nomTerritoire,
  peut,
  type PerimetreDonnees,
  RegisterError,
  VERSION_SCHEMA_DONNEES,
  versionServie,
  versionsServies,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { requeteCopie, type Territoire } from './colonnes.sql.ts'
import { nommerTerritoire } from '../statistiques/territoire-statistique.ts'
import { copier } from './copier.ts'
import { lireFichier } from './fichier.repository.ts'
import { dernierePublication } from './publication.repository.ts'
import { contenuPublie, TYPES_FICHIER } from './telecharger-fichier.ts'

type Copie = FileAnswer & { contenu: Readable }
type Demande = HandlerInput<(typeof donnees)['telechargerDonneesBrutes']>['query']

const FRAIS_MS = 48 * 3_600_000
const compacter = (jour: string): string => jour.replaceAll('-', '')

type FormatComplet = Exclude<Demande['format'], 'tableur'>

/** The name of the public file of a day. */
const nomPublic = (jour: string, format: FormatComplet): string =>
  `rnc-data-gouv-${compacter(jour)}.${format}`

const auTerritoire = (ctx: Ctx): boolean =>
  ctx.session !== null && peut(ctx.session.acteur.autorites, ['DONNEES_BRUTES'])

/**
 * The territory that somebody may extract: an institution's own, the country for keepers. Throws
 * when there is none, or no charter accepted.
 */
const territoireOuvert = (ctx: Ctx): Territoire => {
  const { institution } = sessionOf(ctx)
  if (!auTerritoire(ctx)) throw new RegisterError('acces-non-autorise')
  if (institution === null) return { niveau: 'NATIONAL', code: '' }
  if (!institution.charteAcceptee) throw new RegisterError('charte-non-acceptee')
  return { niveau: institution.niveau, code: institution.code }
}

const perimetreDe = (ctx: Ctx, { perimetre }: Demande): PerimetreDonnees =>
  perimetre !== ''
    ? perimetre
    : auTerritoire(ctx) && ctx.session?.institution?.charteAcceptee !== false
      ? 'territoire'
      : 'public'

const qui = (ctx: Ctx): string => (ctx.session ? `u${ctx.session.utilisateurId}` : `ip${ctx.ip}`)

/** A copy that is being made, told by the journal with what it holds. */
const direAuJournal = async (
  ctx: Ctx,
  copie: Copie,
  donnees: Record<string, string>,
): Promise<FileAnswer> => {
  try {
    await journaliser({ sql: ctx.deps.db.query }, ctx, {
      type: 'telecharger-donnees-brutes',
      donnees: { format: 'csv', ...donnees },
    })
  } catch (error) {
    // Nobody will read it: a copy would hold its connection for half an hour.
    copie.contenu.destroy()
    throw error
  }
  return copie
}

const VERSION_INCONNUE = (servies: readonly string[]): string =>
  `Cette version du fichier n’est pas servie. Versions servies : ${servies.join(', ')}. Sans version, le fichier est celui d’aujourd’hui.`
const UNE_FORME =
  'L’extraction d’un territoire n’a qu’une forme, celle d’aujourd’hui : recommencez sans version.'
const UN_TERRITOIRE =
  'Le CSV pour tableur est celui d’un territoire : ajoutez niveau et code, par exemple niveau=DEPARTEMENT&code=69. Toute la France se télécharge en CSV.'
const ANCIENNE_EN_CSV = 'Une version antérieure du fichier se télécharge en CSV : format=csv.'

/**
 * The fresh prepared file; else, in plain CSV, the register as it is. Throws `fichier-introuvable`
 * for a compressed file that is not there,
 * `requete-invalide` for a version that is not served.
 */
const fichierPublic = async (
  ctx: Ctx,
  format: FormatComplet,
  demandee: string,
): Promise<FileAnswer> => {
  const { db, clock } = ctx.deps
  const jour = today(clock)
  const version = versionServie(demandee, jour)
  if (version === null)
    throw new RegisterError('requete-invalide', {
      message: VERSION_INCONNUE(versionsServies(jour)),
    })
  const actuelle = version === VERSION_SCHEMA_DONNEES
  const publication = await dernierePublication(db)
  const frais =
    actuelle && publication && clock.now().getTime() - publication.prete_le.getTime() < FRAIS_MS
      ? await lireFichier(db, format, publication.jour)
      : null
  if (frais)
    return {
      nom: nomPublic(frais.jour, format),
      contenu: contenuPublie(ctx, frais),
      contentType: TYPES_FICHIER[format],
    }
  if (format !== 'csv' && !actuelle)
    throw new RegisterError('requete-invalide', { message: ANCIENNE_EN_CSV })
  if (format !== 'csv') throw new RegisterError('fichier-introuvable')
  return direAuJournal(
    ctx,
    {
      nom: nomPublic(jour, format),
      contenu: await copier(db, requeteCopie('public', undefined, { version }), qui(ctx)),
    },
    { perimetre: 'public', ...(actuelle ? {} : { version }) },
  )
}

/** What spreadsheets of this country open by a double click: it begins with its mark. */
const MARQUE_UTF8 = Buffer.from([0xef, 0xbb, 0xbf])
const pourTableur = async (ctx: Ctx, perimetre: PerimetreDonnees, territoire: Territoire) => {
  const requete = requeteCopie(perimetre, territoire, { tableur: true })
  const sortie = new PassThrough()
  sortie.write(MARQUE_UTF8)
  pipeline(await copier(ctx.deps.db, requete, qui(ctx)), sortie, () => undefined)
  return sortie
}

/** The public columns of a territory, as the register is now, for a spreadsheet. */
const tableurPublic = async (ctx: Ctx, { niveau, code, version }: Demande): Promise<FileAnswer> => {
  if (niveau === 'NATIONAL' || version !== '')
    throw new RegisterError('requete-invalide', { message: UN_TERRITOIRE })
  const territoire = nommerTerritoire(niveau, code)
  const lieu = nomTerritoire(niveau, territoire.code)
  return direAuJournal(
    ctx,
    {
      nom: `registre-coproprietes-${lieu}-${today(ctx.deps.clock)}.csv`,
      contenu: await pourTableur(ctx, 'public', territoire),
    },
    { perimetre: 'public', format: 'tableur', niveau, code: territoire.code },
  )
}

const extraction = async (ctx: Ctx, { format, version }: Demande): Promise<FileAnswer> => {
  const territoire = territoireOuvert(ctx)
  if (version !== '' && version !== VERSION_SCHEMA_DONNEES)
    throw new RegisterError('requete-invalide', { message: UNE_FORME })
  const tableur = format === 'tableur'
  if (format !== 'csv' && !tableur)
    throw new RegisterError('requete-invalide', {
      message: 'L’extraction d’un territoire se télécharge en CSV, pour programme ou pour tableur.',
    })
  return direAuJournal(
    ctx,
    {
      nom: `donnees-brutes-${nomTerritoire(territoire.niveau, territoire.code)}-${compacter(today(ctx.deps.clock))}.csv`,
      contenu: tableur
        ? await pourTableur(ctx, 'territoire', territoire)
        : await copier(ctx.deps.db, requeteCopie('territoire', territoire), qui(ctx)),
    },
    { perimetre: 'territoire', format, niveau: territoire.niveau, code: territoire.code },
  )
}

/**
 * The register as a file (specification 2, "Raw data"): everybody's, or the territory of an
 * institution with what it reads beside. Told by the journal.
 */
export const telechargerDonnees = (ctx: Ctx, demande: Demande): Promise<FileAnswer> =>
  perimetreDe(ctx, demande) === 'territoire'
    ? extraction(ctx, demande)
    : demande.format === 'tableur'
      ? tableurPublic(ctx, demande)
      : fichierPublic(ctx, demande.format, demande.version)
