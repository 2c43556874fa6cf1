import type { Tx } from '@registre/db'
import {
  can,
  formatFrDate,
  type EtatCopropriete,
  type IsoDate,
  machineCopropriete,
  machineMandat,
  next,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { courriel, type OutboxItem } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { type Etape, etapeDuJour } from './mandat-du-jour.ts'
import { ecrireEtatSuspendu, etatsSuspendus } from '../validations/etats-suspendus.repository.ts'
import {
  type CoproprieteRow,
  coproprietesAuMandatEchu,
  deplacerMandat,
  ecrireRattachement,
  type MandatRow,
  mandatsActifs,
  tenirCopropriete,
} from './traitements.repository.ts'
import { type Bilan, type Log, unParUn } from './un-par-un.ts'

type Sql = Pick<Tx, 'sql'>

/**
 * The calendar of mandates: begins those whose day has come, ends those that are over (states.md
 * rows 25 to 27).
 */
export const suivreMandats = async ({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock'> & { log: Log }): Promise<Bilan> => {
  const jour = today(clock)
  return unParUn(log, 'suivre-mandats', await coproprietesAuMandatEchu(db, jour), (id) =>
    db.transaction((tx) => avancerMandats(tx, id, jour)),
  )
}

/**
 * Brings the mandates of one co-ownership to what a day wants, step by step; false when they
 * already are.
 */
export const avancerMandats = async (tx: Sql, id: number, jour: IsoDate): Promise<boolean> => {
  let avance = false
  while (await avancer(tx, id, jour)) avance = true
  return avance
}

/** One step of one co-ownership; false when its mandates are as the day wants them. */
const avancer = async (tx: Sql, id: number, jour: IsoDate): Promise<boolean> => {
  const row = await tenirCopropriete(tx, id)
  const etape = row && etapeDuJour(await mandatsActifs(tx, id), jour)
  if (!row || !etape) return false
  for (const { id: mandatId, etat } of mouvementsDe(etape)) await deplacerMandat(tx, mandatId, etat)
  if (can(machineCopropriete, row.etat, etape.evenement)) await deplacerCopropriete(tx, row, etape)
  else await noterSansDeplacer(tx, row, etape)
  return true
}

const colonnes = ({ courant, enVigueur }: Etape<MandatRow>) => ({
  teledeclarant_id: courant.teledeclarant_id,
  date_fin_mandat: enVigueur ? courant.date_fin : null,
})
const mouvementsDe = ({ mandats }: Etape<MandatRow>) =>
  mandats.map(({ mandat, evenement }) => ({
    id: mandat.id,
    etat: next(machineMandat, mandat.etat, evenement),
  }))
const journalDe = (etape: Etape<MandatRow>) => ({
  categorie: 'MANDAT' as const,
  type: etape.evenement,
  mandatId: etape.courant.id,
  teledeclarantId: etape.courant.teledeclarant_id,
  mouvements: { mandats: mouvementsDe(etape) },
})
const suivant = (etat: EtatCopropriete, { evenement, cas }: Etape<MandatRow>): EtatCopropriete =>
  next(machineCopropriete, etat, evenement, cas ? { when: cas } : {})

const deplacerCopropriete = (
  tx: Sql,
  row: CoproprieteRow,
  etape: Etape<MandatRow>,
): Promise<void> =>
  appliquerTransition(tx, TRAITEMENT, {
    coproprieteId: row.id,
    de: row.etat,
    version: row.version,
    vers: suivant(row.etat, etape),
    colonnes: colonnes(etape),
    journal: journalDe(etape),
    outbox: courrielsDe(row, etape),
  })

/**
 * A pending dissolution, or a deletion, holds the state itself: the state to come back to moves
 * instead, so that a refusal
 * does not bring back a mandate that ended meanwhile.
 */
const noterSansDeplacer = async (
  tx: Sql,
  row: CoproprieteRow,
  etape: Etape<MandatRow>,
): Promise<void> => {
  const dessous = (await etatsSuspendus(tx, row.id, row.etat)).find((e) =>
    can(machineCopropriete, e.etat, etape.evenement),
  )
  const vers = dessous ? suivant(dessous.etat, etape) : null
  if (dessous && vers) await ecrireEtatSuspendu(tx, dessous, vers)
  const { teledeclarant_id: teledeclarantId, date_fin_mandat: dateFinMandat } = colonnes(etape)
  await ecrireRattachement(tx, row.id, { teledeclarantId, dateFinMandat })
  await journaliser(tx, TRAITEMENT, {
    ...journalDe(etape),
    coproprieteId: row.id,
    donnees: { etat: row.etat, de: dessous?.etat ?? null, vers },
  })
}

const courrielsDe = (
  row: CoproprieteRow,
  { courant, evenement, cas }: Etape<MandatRow>,
): OutboxItem[] => {
  const base = {
    nomCopropriete: row.nom,
    numero: row.numero ?? '',
    coproprieteId: row.id,
    dateFinMandat: formatFrDate(courant.date_fin),
  }
  if (courant.email === '' || cas === 'mandat-futur') return []
  return evenement === 'expirer-mandat'
    ? [courriel(courant.email, 'mandat-expire', base)]
    : [
        courriel(courant.email, 'mandat-debute', {
          ...base,
          dateDebutMandat: formatFrDate(courant.date_debut),
        }),
      ]
}
