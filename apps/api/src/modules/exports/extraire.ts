import { buffer } from 'node:stream/consumers'
import type { FileAnswer } from '@registre/contract'
import type { Tx } from '@registre/db'
import { EXPORTS_CATEGORISATION, nomExport, RegisterError, type TypeExport } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { compter } from '../categorisation/compter.ts'
import { lireDetails } from './detail.repository.ts'
import { prendreTourExport } from './exports.repository.ts'
import type { Commande } from './fabriquer.ts'
import { filtrer } from '../categorisation/filtre.sql.ts'
import { lireLieu } from '../categorisation/portee.ts'
import { demandeurDe } from '../categorisation/qui.ts'
import type { RechercheCategorisation } from '../categorisation/recherche.ts'

const DEJA = 'Un de vos fichiers est déjà en préparation : attendez qu’il soit prêt, ou annulez-le.'

/**
 * One running export a person, or a visitor's address, whatever the process. Throws
 * `requete-en-cours`.
 */
const prendreTour = async (tx: Pick<Tx, 'sql'>, { session, ip }: Ctx): Promise<void> => {
  const cle = session ? `u${session.utilisateurId}` : `ip${ip}`
  if (!(await prendreTourExport(tx, cle, session?.utilisateurId ?? null)))
    throw new RegisterError('requete-en-cours', { message: DEJA })
}

const exigerTaille = (type: TypeExport, trouvees: number): void => {
  const { direct } = EXPORTS_CATEGORISATION[type]
  if (trouvees > direct)
    throw new RegisterError('export-a-preparer', {
      message: `Ce fichier porterait sur plus de ${direct} copropriétés : précisez la recherche, ou faites-le préparer si votre compte le permet.`,
      infos: { direct },
    })
  if (trouvees === 0 && (type === 'FICHES_ZIP' || type === 'RAPPORT_FICHES'))
    throw new RegisterError('requete-invalide', {
      message: 'Aucune copropriété ne répond à cette recherche : il n’y a pas de fiche à faire.',
    })
}

const fabriquer = async (tx: Pick<Tx, 'sql'>, commande: Commande): Promise<Buffer> => {
  const { type, filtre, lieu } = commande
  // PDF and workbooks weigh 70 MB: they are loaded when somebody asks for one.
  const { estRapport, fabriquerFichier, fabriquerRapport } = await import('./fabriquer.ts')
  if (estRapport(type)) return buffer(await fabriquerRapport(tx, commande, type))
  const rows = await lireDetails(tx, filtre, lieu.acces, EXPORTS_CATEGORISATION[type].direct)
  return buffer(await fabriquerFichier(rows, commande))
}

/**
 * A file made at once, for few co-ownerships (the domain's table says how many). One at a time; the
 * journal keeps it. Throws `export-a-preparer`, `requete-en-cours`, `recherche-trop-large`,
 * `requete-invalide`.
 */
export const extraire = async (
  ctx: Ctx,
  type: TypeExport,
  selection: RechercheCategorisation & { numeros?: readonly string[] },
): Promise<FileAnswer> => {
  const { db, clock } = ctx.deps
  const lieu = lireLieu(selection, demandeurDe(ctx))
  const filtre = filtrer(lieu, selection.criteres, today(clock), selection.numeros)
  // The journal and the turn ask for the primary; the delay of a search holds all the same.
  const contenu = await boundedSearch({ readTransaction: db.transaction }, async (tx) => {
    await prendreTour(tx, ctx)
    const trouvees = await compter(tx, filtre, EXPORTS_CATEGORISATION[type].direct + 1)
    exigerTaille(type, trouvees)
    await journaliser(tx, ctx, {
      type: 'extraire-categorisation',
      donnees: { export: type, acces: lieu.acces, nombre: trouvees },
    })
    return fabriquer(tx, {
      type,
      recherche: { portee: selection.portee, criteres: selection.criteres },
      lieu,
      filtre,
      date: clock.now(),
    })
  })
  return { nom: nomExport(type, today(clock)), contenu }
}

/**
 * As `extraire`; the warning header says why the file could not be made (specification 2, section
 * 8: "Zip fiche download error").
 */
export const extraireAvecAvertissement = async (
  ctx: Ctx,
  type: TypeExport,
  selection: Parameters<typeof extraire>[2],
): Promise<FileAnswer> => {
  try {
    return await extraire(ctx, type, selection)
  } catch (error) {
    // Headers speak Latin-1: the typographic apostrophe is not in it.
    if (error instanceof RegisterError) ctx.reply.warningHeader(encodeURIComponent(error.message))
    throw error
  }
}
