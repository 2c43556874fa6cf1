import type { contract, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import { type IsoDate, statutCopropriete, statutRattachement } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import {
  chercherAutour,
  chercherDansLeLieu,
  type LigneRow,
  lireDansLOrdre,
  lireParIndex,
  type Tranche,
} from './annuaire.repository.ts'
import type { Page } from './annuaire.sql.ts'
import {
  adresseChoisie,
  type CriteresAnnuaire,
  elargir,
  lireCriteres,
  type RechercheAnnuaire,
  textesDe,
} from './criteres.ts'
import { estimer, lireGroupes } from './groupes.repository.ts'
import { versIdentite } from '../projections/identite.ts'
import { LUS_MAX } from '../recherche/trouver.sql.ts'
import { aJourDe } from '../coproprietes/a-jour.ts'
import { sortDe } from '../coproprietes/sort.ts'

type Reponse = HandlerOutput<(typeof contract)['rechercherAnnuaire']>

/** How far around a located address one looks, first near, then farther when nothing is there. */
const RAYONS = [300, 1_500, 10_000] as const

const versLigne = (r: LigneRow, jour: IsoDate): Reponse['ligneAnnuaireDTOList'][number] => ({
  ...versIdentite(r),
  nombreLots: r.nb_lots,
  statutCopropriete: statutCopropriete(r.etat),
  statutRattachement: statutRattachement(r.etat),
  sort: sortDe(r),
  aJour: aJourDe(r, jour),
  distance: r.distance,
})

const pageDe = (
  { pageNumber, pageSize, sortField, sortDirection }: RechercheAnnuaire['paginationOptions'],
  jour: IsoDate,
): Page => ({
  jour,
  limite: pageSize,
  depart: (pageNumber - 1) * pageSize,
  descendant: sortDirection === 'DESC',
  tri:
    sortField === 'numeroImmatriculation'
      ? 'numero'
      : sortField === 'commune'
        ? 'commune'
        : sortField === 'nombreLots'
          ? 'nombreLots'
          : 'nom',
})

const autour = async (ctx: Ctx, lieu: { x: number; y: number }, page: Page): Promise<Tranche> => {
  for (const rayon of RAYONS) {
    const trouve = await chercherAutour({ sql: ctx.deps.db.read }, lieu, rayon, page)
    if (trouve.total > 0) return trouve
  }
  return RIEN
}

const RIEN: Tranche = { rows: [], total: 0 }

/** A place, which one index has. */
const estEtroite = (c: CriteresAnnuaire): boolean =>
  c.commune !== '' || c.codesPostaux !== null || c.departements?.length === 1
const nommeUnNumero = (c: CriteresAnnuaire): boolean => [c.libre, c.numero].some((t) => t?.numero)
/** The index of a place holds the names: an address is worth being looked for by its words. */
const chercheUneAdresse = (c: CriteresAnnuaire): boolean =>
  textesDe(c).some(({ colonnes }) => colonnes.includes('adresse_n'))

/** Where a place narrows the search, so many are read whole. */
const PEU_DANS_UN_LIEU = 20_000

/**
 * By what its words hold: few are read whole; of many, a thousand tell that they are, then the page is
 * met in its order.
 */
const partout = async (
  tx: Pick<Tx, 'sql'>,
  c: CriteresAnnuaire,
  debutAnnee: string,
  page: Page,
): Promise<Tranche> => {
  const v = await lireGroupes(tx, c)
  const nombre = estimer(c, v)
  if (nombre === 0) return RIEN
  const etroite = estEtroite(c)
  // A walk meets so many rows for its page when just as many match: beyond, reading these costs more.
  const peu = Math.sqrt(v.lignes * (page.depart + page.limite))
  if (nombre <= Math.max(peu, etroite ? PEU_DANS_UN_LIEU : 0))
    return lireParIndex(tx, c, v, debutAnnee, page, null)
  if (etroite) return chercherDansLeLieu(tx, c, debutAnnee, page)
  const trouve = await lireParIndex(tx, c, v, debutAnnee, page, LUS_MAX + 1)
  if (trouve.total <= LUS_MAX) return trouve
  const rows = page.depart < LUS_MAX ? await lireDansLOrdre(tx, c, v, debutAnnee, page, peu) : []
  return { rows, total: trouve.total }
}

/** A number of a street, or a postal code, among words: a typed address, not a name. */
const seLitCommeUneAdresse = ({
  isRechercheAvancee,
  adresseNonSelectionnee: texte,
}: RechercheAnnuaire) =>
  !isRechercheAvancee && /(?:^|\s)\d{1,5}\s?(?:bis|ter|quater)?[\s,]+\p{L}{2}/iu.test(texte)

const chercher = async (
  ctx: Ctx,
  r: RechercheAnnuaire,
): Promise<Tranche & { sansLieu: boolean; elargie: boolean }> => {
  const page = pageDe(r.paginationOptions, today(ctx.deps.clock))
  const adresse = adresseChoisie(r)
  if (adresse?.x != null && adresse.y != null)
    return {
      ...(await autour(ctx, { x: adresse.x, y: adresse.y }, page)),
      sansLieu: false,
      elargie: false,
    }
  const criteres = lireCriteres(r)
  const debutAnnee = `${page.jour.slice(0, 4)}-01-01`
  const lire = (c: CriteresAnnuaire): Promise<Tranche> =>
    nommeUnNumero(c) || (estEtroite(c) && !chercheUneAdresse(c))
      ? chercherDansLeLieu({ sql: ctx.deps.db.read }, c, debutAnnee, page)
      : boundedSearch(ctx.deps.db, (tx) => partout(tx, c, debutAnnee, page), { parallel: false })
  const tranche = await lire(criteres)
  const large = adresse !== null && tranche.total === 0 ? elargir(adresse, criteres) : null
  const plusLoin = large && (await lire(large))
  return {
    ...(plusLoin ?? tranche),
    sansLieu:
      adresse === null ? tranche.total === 0 && seLitCommeUneAdresse(r) : adresse.voie !== '',
    elargie: plusLoin !== null && plusLoin.total > 0,
  }
}

/**
 * Searches the public directory. The warning header says `not geolocalised` when the street of an
 * address has no place on the map, and `too many results` above 1,000, where the total stops.
 * Throws `requete-invalide`, `recherche-trop-large`.
 */
export const rechercherAnnuaire = async (
  ctx: Ctx,
  recherche: RechercheAnnuaire,
): Promise<Reponse> => {
  const jour = today(ctx.deps.clock)
  const { rows, total, sansLieu, elargie } = await chercher(ctx, recherche)
  const avis: Reponse['avis'] = [
    ...(sansLieu ? (['not geolocalised'] as const) : []),
    ...(total > LUS_MAX ? (['too many results'] as const) : []),
  ]
  if (avis.length > 0) ctx.reply.warningHeader(avis.join(', '))
  return {
    ligneAnnuaireDTOList: rows.map((r) => versLigne(r, jour)),
    totalItems: Math.min(total, LUS_MAX),
    avis: [...avis, ...(elargie ? (['whole department'] as const) : [])],
  }
}
