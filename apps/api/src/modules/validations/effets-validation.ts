import type { Tx } from '@registre/db'
import { addDays, type CasCopropriete, formatFrDate, machineDeclaration, next, RegisterError, type TypeDemande } from '@registre/domain'
import { courriel, type OutboxItem, outboxItem } from '../../platform/outbox.ts'
import type { ColonnesCopropriete } from '../../platform/transition.ts'
import { courrielsSyndics } from '../dissolutions/dissolution.repository.ts'
import { changerEtatDeclaration, copierEnCourante, prochainNumero } from '../brouillons/depot.repository.ts'
import type { DemandeRow } from './demande.repository.ts'

export interface EffetsValidation {
  /** Tells apart the rows of the machine that share the event. */
  cas: CasCopropriete
  numero: string | null
  colonnes: ColonnesCopropriete
  outbox: OutboxItem[]
}

type Effet = (tx: Pick<Tx, 'sql'>, row: DemandeRow, jour: string) => Promise<EffetsValidation>

/** The declaration as registered is frozen; its copy becomes the working one (states.md §3). */
const figer = async (tx: Pick<Tx, 'sql'>, row: DemandeRow): Promise<void> => {
  if (row.declaration_id === null || row.declaration_etat !== 'A_VALIDER') throw new RegisterError('transition-interdite')
  await changerEtatDeclaration(tx, { id: row.declaration_id, etat: 'A_VALIDER' }, next(machineDeclaration, 'A_VALIDER', 'valider'))
  await copierEnCourante(tx, row.declaration_id)
}

const immatriculer: Effet = async (tx, row, jour) => {
  await figer(tx, row)
  const numero = row.copropriete_numero ?? (await prochainNumero(tx))
  const colonnes = { numero_immatriculation: numero, date_immatriculation: jour }
  const attestation = outboxItem('attestation', { coproprieteId: row.copropriete_id })
  const base = { nomCopropriete: row.copropriete_nom, numero, coproprieteId: row.copropriete_id }
  if (row.mandat_id === null || row.mandat_debut === null || row.mandat_fin === null)
    return { cas: 'sans-mandat', numero, colonnes, outbox: [attestation, courriel(row.email, 'immatriculation-notaire', base)] }
  const futur = row.mandat_debut > jour
  return {
    cas: futur ? 'mandat-futur' : 'mandat-commence',
    numero,
    colonnes: { ...colonnes, teledeclarant_id: row.teledeclarant_id, date_fin_mandat: row.mandat_fin },
    outbox: [
      attestation,
      courriel(row.email, 'immatriculation-validee', { ...base, dateDebutMandat: formatFrDate(row.mandat_debut), dateFinMandat: formatFrDate(row.mandat_fin) }),
    ],
  }
}

interface MandatPrecedent {
  id: number
  etat: string
  date_debut: string
  date_fin: string
  email: string
}

/** The running mandate ends the day before the new one begins, where it ended later (states.md row 22). */
const rattacher: Effet = async (tx, row, jour) => {
  if (row.mandat_debut === null || row.mandat_fin === null) throw new RegisterError('transition-interdite')
  const futur = row.mandat_debut > jour
  const veille = addDays(row.mandat_debut, -1)
  const precedents = await tx.sql<MandatPrecedent>(
    `update mandat m set etat = case when $4 and m.etat = 'EN_COURS' then m.etat else 'ARCHIVE' end, date_fin = least(m.date_fin, $3::date), version = m.version + 1
     from teledeclarant t
     where m.copropriete_id = $1 and m.id <> $2 and m.etat in ('EN_COURS', 'EXPIRE', 'A_VENIR') and m.date_debut <= $3::date and t.id = m.teledeclarant_id
     returning m.id, m.etat, m.date_debut, m.date_fin, t.rep_email as email`,
    [row.copropriete_id, row.mandat_id, veille, futur],
  )
  const [syndic] = await tx.sql<{ raison_sociale: string }>(`select raison_sociale from teledeclarant where id = $1`, [row.teledeclarant_id])
  const numero = row.copropriete_numero ?? ''
  const base = { nomCopropriete: row.copropriete_nom, numero }
  const enCours = futur ? precedents.find((m) => m.etat === 'EN_COURS') : undefined
  return {
    cas: futur ? 'mandat-futur' : 'mandat-commence',
    numero: row.copropriete_numero,
    colonnes: enCours ? { date_fin_mandat: enCours.date_fin } : { teledeclarant_id: row.teledeclarant_id, date_fin_mandat: row.mandat_fin },
    outbox: [
      courriel(row.email, 'rattachement-valide', {
        ...base,
        coproprieteId: row.copropriete_id,
        dateDebutMandat: formatFrDate(row.mandat_debut),
        dateFinMandat: formatFrDate(row.mandat_fin),
      }),
      ...precedents
        .filter((m) => m.email !== '')
        .map((m) =>
          courriel(m.email, 'rattachement-fin-mandat', { ...base, dateFinMandat: formatFrDate(m.date_fin), nouveauSyndic: syndic?.raison_sociale ?? '' }),
        ),
    ],
  }
}

/** Effective date to come: dissolution in progress; reached: dissolved, mandates archived (states.md rows 34 and 35). */
const dissoudre: Effet = async (tx, row, jour) => {
  const [d] = await tx.sql<{ id: number; date_effet: string }>(
    `update dissolution set statut = 'VALIDEE', date_effet = coalesce(date_effet, date_fait_generateur) where copropriete_id = $1 and statut = 'A_VALIDER' returning id, date_effet`,
    [row.copropriete_id],
  )
  if (!d) throw new RegisterError('transition-interdite')
  const donnees = {
    nomCopropriete: row.copropriete_nom,
    numero: row.copropriete_numero ?? '',
    coproprieteId: row.copropriete_id,
    dateEffet: formatFrDate(d.date_effet),
    aVenir: d.date_effet > jour,
  }
  const syndics = await courrielsSyndics(tx, row.copropriete_id)
  const outbox: OutboxItem[] = [...new Set([row.email, ...syndics])]
    .filter((email) => email !== '')
    .map((email) => courriel(email, 'dissolution-validee', donnees))
  if (d.date_effet > jour) return { cas: 'effet-futur', numero: row.copropriete_numero, colonnes: {}, outbox }
  await tx.sql(
    `update mandat set etat = 'ARCHIVE', date_fin = least(date_fin, greatest(date_debut, $2::date)), version = version + 1 where copropriete_id = $1 and etat in ('EN_COURS', 'EXPIRE', 'A_VENIR')`,
    [row.copropriete_id, d.date_effet],
  )
  return {
    cas: 'effet-atteint',
    numero: row.copropriete_numero,
    colonnes: { date_dissolution: d.date_effet, teledeclarant_id: null, date_fin_mandat: null },
    outbox: [...outbox, outboxItem('attestation-dissolution', { coproprieteId: row.copropriete_id })],
  }
}

/** What a validation does besides the state, by kind of request. */
export const EFFETS_VALIDATION: Record<TypeDemande, Effet> = {
  IMMATRICULATION: immatriculer,
  DOUBLON_NOTAIRE: immatriculer,
  RATTACHEMENT: rattacher,
  DISSOLUTION: dissoudre,
}
