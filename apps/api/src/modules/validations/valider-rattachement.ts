import type { Tx } from '@registre/db'
import {
  can,
  type EtatMandat,
  formatFrDate,
  LABELS_ETAT_COPROPRIETE,
  machineCopropriete,
  machineMandat,
  next,
  RegisterError,
  sortDuMandat,
} from '@registre/domain'
import { courriel, type OutboxItem } from '../../platform/outbox.ts'
import { cloreSuccession } from '../successeurs/successeur.repository.ts'
import type { DemandeRow } from './demande.repository.ts'
import type { Effet } from './effets-validation.ts'

interface MandatEnPlace {
  id: number
  etat: EtatMandat
  teledeclarant_id: number
  dateDebut: string
  dateFin: string
  email: string
}

/**
 * The mandates in force, over or to come of the co-ownership, held in the order of their periods.
 */
const enPlace = (tx: Pick<Tx, 'sql'>, row: DemandeRow): Promise<MandatEnPlace[]> =>
  tx.sql(
    `select m.id, m.etat, m.teledeclarant_id, m.date_debut as "dateDebut", m.date_fin as "dateFin", t.rep_email as email
     from mandat m join teledeclarant t on t.id = m.teledeclarant_id
     where m.copropriete_id = $1 and m.id <> $2 and m.etat in ('EN_COURS', 'EXPIRE', 'A_VENIR') order by m.date_debut for update of m`,
    [row.copropriete_id, row.mandat_id],
  )

/** Moves a mandate as its lot says; gives its state afterwards. */
const deplacerMandat = async (
  tx: Pick<Tx, 'sql'>,
  mandat: MandatEnPlace,
  sort: ReturnType<typeof sortDuMandat>,
): Promise<EtatMandat> => {
  if (sort.evenement === null) return mandat.etat
  const vers = next(machineMandat, mandat.etat, sort.evenement)
  await tx.sql(
    `update mandat set etat = $2::etat_mandat, date_fin = $3::date, version = version + 1 where id = $1`,
    [mandat.id, vers, sort.dateFin],
  )
  return vers
}

/**
 * An attachment is validated (states.md rows 22 and 23): each mandate in place ends the day before
 * the new one begins, where it
 * ended later, and both syndics are told the official dates. Throws `transition-interdite` while a
 * dissolution is pending, and for a mandate that is over.
 */
export const rattacher: Effet = async (tx, row, jour) => {
  if (row.mandat_debut === null || row.mandat_fin === null)
    throw new RegisterError('transition-interdite')
  if (!can(machineCopropriete, row.copropriete_etat, 'valider-rattachement'))
    throw new RegisterError('transition-interdite', {
      message: `La copropriété est à l’état « ${LABELS_ETAT_COPROPRIETE[row.copropriete_etat]} » : le rattachement ne peut pas être validé avant que ce dossier soit décidé.`,
    })
  if (row.mandat_fin < jour)
    throw new RegisterError('transition-interdite', {
      message: `Le mandat demandé s’est terminé le ${formatFrDate(row.mandat_fin)} : demandez au syndic d’en corriger les dates, ou refusez la demande.`,
    })
  const futur = row.mandat_debut > jour
  const [syndic] = await tx.sql<{ raison_sociale: string }>(
    `select coalesce(nullif(raison_sociale, ''), trim(rep_prenom || ' ' || rep_nom)) as raison_sociale from teledeclarant where id = $1`,
    [row.teledeclarant_id],
  )
  const base = {
    nomCopropriete: row.copropriete_nom,
    numero: row.copropriete_numero ?? '',
    coproprieteId: row.copropriete_id,
  }
  const mandat = {
    dateDebutMandat: formatFrDate(row.mandat_debut),
    dateFinMandat: formatFrDate(row.mandat_fin),
  }
  const fins = new Map<string, OutboxItem>()
  let restant: MandatEnPlace | null = null
  const mandats: { id: number; etat: EtatMandat; fin: string }[] = []
  for (const m of await enPlace(tx, row)) {
    const sort = sortDuMandat(m, row.mandat_debut, jour)
    const etat = await deplacerMandat(tx, m, sort)
    if (sort.evenement !== null) mandats.push({ id: m.id, etat, fin: sort.dateFin })
    if (restant === null && (etat === 'EN_COURS' || etat === 'A_VENIR'))
      restant = { ...m, dateFin: sort.dateFin }
    if (m.email !== '' && m.teledeclarant_id !== row.teledeclarant_id)
      fins.set(
        m.email,
        courriel(m.email, 'rattachement-fin-mandat', {
          ...base,
          dateFinMandat: sort.evenement === 'retirer' ? '' : formatFrDate(sort.dateFin),
          dateDebutMandat: mandat.dateDebutMandat,
          nouveauSyndic: syndic?.raison_sociale ?? '',
        }),
      )
  }
  await cloreSuccession(tx, row.copropriete_id, row.teledeclarant_id)
  return {
    cas: futur ? 'mandat-futur' : 'mandat-commence',
    numero: row.copropriete_numero,
    mouvements: { mandats },
    // What runs, or begins before, stays the one that counts until its term.
    colonnes: restant
      ? { date_fin_mandat: restant.dateFin }
      : { teledeclarant_id: row.teledeclarant_id, date_fin_mandat: row.mandat_fin },
    outbox: [courriel(row.email, 'rattachement-valide', { ...base, ...mandat }), ...fins.values()],
  }
}
