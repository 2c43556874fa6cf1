import type { Readable } from 'node:stream'
import type { donnees, FileAnswer, HandlerInput } from '@registre/contract'
import { peut, type PerimetreDonnees, RegisterError } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { requeteCopie, type Territoire } from './colonnes.sql.ts'
import { copier } from './copier.ts'
import { lireFichier } from './fichier.repository.ts'
import { dernierePublication } from './publication.repository.ts'
import { TYPES_FICHIER } from './telecharger-fichier.ts'

type Fichier = FileAnswer & { contenu: Readable }
type Demande = HandlerInput<(typeof donnees)['telechargerDonneesBrutes']>['query']

const FRAIS_MS = 48 * 3_600_000
const compacter = (jour: string): string => jour.replaceAll('-', '')

/** The name of the public file of a day. */
const nomPublic = (jour: string, format: Demande['format']): string =>
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

/**
 * The fresh prepared file; else, in plain CSV, the register as it is. Throws `fichier-introuvable`
 * for a compressed file that is not there.
 */
const fichierPublic = async (ctx: Ctx, format: Demande['format']): Promise<Fichier> => {
  const { db, clock, storage } = ctx.deps
  const publication = await dernierePublication(db)
  const frais =
    publication && clock.now().getTime() - publication.prete_le.getTime() < FRAIS_MS
      ? await lireFichier(db, format, publication.jour)
      : null
  if (frais)
    return {
      nom: nomPublic(frais.jour, format),
      contenu: await storage.get(frais.cle),
      contentType: TYPES_FICHIER[format],
    }
  if (format !== 'csv') throw new RegisterError('fichier-introuvable')
  return {
    nom: nomPublic(today(clock), format),
    contenu: await copier(db, requeteCopie('public'), qui(ctx)),
  }
}

const extraction = async (ctx: Ctx, format: Demande['format']): Promise<Fichier> => {
  const territoire = territoireOuvert(ctx)
  if (format !== 'csv')
    throw new RegisterError('requete-invalide', {
      message: 'L’extraction d’un territoire se télécharge en CSV.',
    })
  const lieu =
    territoire.niveau === 'NATIONAL'
      ? 'france'
      : `${territoire.niveau.toLowerCase()}-${territoire.code}`
  return {
    nom: `donnees-brutes-${lieu}-${compacter(today(ctx.deps.clock))}.csv`,
    contenu: await copier(ctx.deps.db, requeteCopie('territoire', territoire), qui(ctx)),
  }
}

/**
 * The register as a file (specification 2, "Raw data"): everybody's, or the territory of an
 * institution with what it reads beside. Told by the journal.
 */
export const telechargerDonnees = async (ctx: Ctx, demande: Demande): Promise<FileAnswer> => {
  const perimetre = perimetreDe(ctx, demande)
  const fichier =
    perimetre === 'territoire'
      ? await extraction(ctx, demande.format)
      : await fichierPublic(ctx, demande.format)
  const { niveau = '', code = '' } = perimetre === 'territoire' ? territoireOuvert(ctx) : {}
  try {
    await journaliser({ sql: ctx.deps.db.query }, ctx, {
      categorie: 'EXPORT',
      type: 'telecharger-donnees-brutes',
      donnees: { perimetre, format: demande.format, ...(niveau ? { niveau, code } : {}) },
    })
  } catch (error) {
    // Nobody will read it: a copy would hold its connection for half an hour.
    fichier.contenu.destroy()
    throw error
  }
  return fichier
}
