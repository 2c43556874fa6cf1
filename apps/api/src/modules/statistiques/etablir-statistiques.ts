import { compose, type Db, type RowOf } from '@registre/db'
import {
  addDays,
  estAncien,
  finTrimestre,
  NIVEAUX_RAPPORT,
  PREMIER_TRIMESTRE,
  publierFigures,
  type Trimestre,
  trimestreAvant,
  trimestreDe,
} from '@registre/domain'
import { type Clock, today } from '../../platform/clock.ts'
import { tryLock } from '../../platform/lock.repository.ts'
import { enqueueOutbox, outboxItem } from '../../platform/outbox.ts'
import type { Log } from '../../platform/un-par-un.ts'
import { CHIFFRES, MODELE_FIGURES, REQUETE_FIGURES } from './figures.sql.ts'
import {
  aDesFiches,
  avaitDesCoproprietes,
  ecrireTrimestre,
  etabliLe,
  listerTrimestres,
  type TrimestreRow,
} from './statistiques.repository.ts'

export interface DepsStatistiques {
  db: Db
  clock: Clock
  log: Log
}

/** Quarters over that are counted at once; those before them follow, one at each pass. */
const TRIMESTRES_RECENTS = 4
/**
 * Counted later than this after its end, a quarter is said to be made again from what the register
 * holds.
 */
const TARDIF_JOURS = 7
/** The running quarter is counted again after a day. */
const PERIME_MS = 26 * 3_600_000
const VERROU = 'statistiques'

/** What is published of a territory: nothing else is ever written. */
const publier =
  (ancien: boolean) =>
  ({ niveau, code, chiffres, appuis_charges, appuis_impayes }: RowOf<typeof MODELE_FIGURES>) => ({
    niveau,
    code,
    valeurs: publierFigures({
      niveau,
      chiffres: Object.fromEntries(CHIFFRES.map((cle, i) => [cle, chiffres[i] ?? null])),
      appuis: { chargesParLot: appuis_charges, impayesParLot: appuis_impayes },
      ancien,
    }),
  })

/**
 * Counts a quarter and writes it with the reports that it asks for, in one transaction. The running
 * quarter is taken today and has no report yet. `connu` is the row that was read: another process
 * that counted since is not done again. Gives the number of territories; 0 when nothing was done.
 */
export const etablirTrimestre = async (
  { db, clock }: DepsStatistiques,
  t: Trimestre,
  connu: TrimestreRow | null,
): Promise<number> => {
  const jour = today(clock)
  const fin = finTrimestre(t)
  const provisoire = fin >= jour
  const arrete = provisoire ? jour : fin
  const reconstitue = !provisoire && addDays(fin, TARDIF_JOURS) < jour
  return db.transaction(async (tx) => {
    await tx.sql('set local statement_timeout = 0')
    if (!(await tryLock(tx, VERROU))) return 0
    const ici = await etabliLe(tx, t)
    if (ici?.getTime() !== connu?.etabli_le.getTime()) return 0
    const rows = (await tx.sql(compose(MODELE_FIGURES, REQUETE_FIGURES), [arrete])).filter(
      (r) => r.niveau === 'NATIONAL' || r.code !== '',
    )
    await ecrireTrimestre(
      tx,
      {
        ...t,
        arrete_le: arrete,
        provisoire,
        reconstitue,
        etabliLe: clock.now(),
      },
      rows.map(publier(estAncien(arrete, jour))),
    )
    // A quarter made again has its reports made when they are asked for.
    if (!provisoire && !reconstitue)
      await enqueueOutbox(
        tx,
        rows.flatMap(({ niveau, code }) =>
          NIVEAUX_RAPPORT.includes(niveau)
            ? [outboxItem('rapport-statistique', { ...t, niveau, code })]
            : [],
        ),
      )
    return rows.length
  })
}

const memeTrimestre = (a: Trimestre, b: Trimestre): boolean =>
  a.annee === b.annee && a.trimestre === b.trimestre
const trouver = (connus: readonly TrimestreRow[], t: Trimestre): TrimestreRow | null =>
  connus.find((c) => memeTrimestre(c, t)) ?? null
const estDu = (connu: TrimestreRow | null, t: Trimestre, maintenant: Date, jour: string): boolean =>
  connu === null ||
  (connu.provisoire &&
    (finTrimestre(t) < jour || maintenant.getTime() - connu.etabli_le.getTime() > PERIME_MS))

/**
 * The quarter before the oldest one that is counted, as long as that one had a co-ownership: null
 * once the quarter where the register began is counted.
 */
const plusAncien = async (
  { db }: DepsStatistiques,
  connus: readonly TrimestreRow[],
): Promise<Trimestre | null> => {
  const premier = connus.at(-1)
  if (!premier || memeTrimestre(premier, PREMIER_TRIMESTRE)) return null
  return (await avaitDesCoproprietes(db, premier)) ? trimestreAvant(premier) : null
}

/**
 * Counts the quarters that are due: those over, once; the running one, each day; an older one that
 * was made provisional again. The oldest first: a report tells the quarters before it. When none is
 * due, one before the oldest, down to where the register began. Waits for the sheets to be there.
 */
export const etablirStatistiques = async (deps: DepsStatistiques): Promise<void> => {
  const { db, clock, log } = deps
  const jour = today(clock)
  const trimestres = [trimestreDe(jour)]
  for (let i = 0; i < TRIMESTRES_RECENTS; i += 1)
    trimestres.push(trimestreAvant(trimestres[i] ?? trimestreDe(jour)))
  const connus = await listerTrimestres(db)
  const anciens = connus.filter((c) => !trimestres.some((t) => memeTrimestre(c, t)))
  const dus: Trimestre[] = [...trimestres, ...anciens].filter((t) =>
    estDu(trouver(connus, t), t, clock.now(), jour),
  )
  if (dus.length === 0) dus.push(...[await plusAncien(deps, connus)].filter((t) => t !== null))
  if (dus.length === 0) return
  if (!(await aDesFiches(db))) return
  for (const { annee, trimestre } of dus.toReversed())
    log.info(
      {
        traitement: 'etablir-statistiques',
        annee,
        trimestre,
        territoires: await etablirTrimestre(
          deps,
          { annee, trimestre },
          trouver(connus, { annee, trimestre }),
        ),
      },
      'job done',
    )
}
