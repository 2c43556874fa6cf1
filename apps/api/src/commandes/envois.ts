import type { Db } from '@registre/db'
import { journaliser, TRAITEMENT } from '../platform/journal.ts'
import type { Commande, Resultat } from './commande.ts'

interface Envoi {
  id: string
  type: string
  modele: string
  statut: string
  tentatives: number
  erreur: string
  cree_le: Date
}

const PHRASES: Record<string, string> = {
  PENDING: 'en attente',
  QUEUED: 'remis au worker',
  SENDING: 'en cours',
  DONE: 'faits',
  UNCERTAIN: 'incertains (peut-être partis)',
  FAILED: 'en échec',
}
const JOUR = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' })

export const lister: Commande = {
  aide: 'Compte les envois (courriels, lettres, attestations) et montre ceux qui attendent une décision',
  executer: async ({ db }) => {
    const comptes = await db.query<{ statut: string; n: number }>('select statut::text as statut, count(*)::int as n from outbox group by 1 order by 1')
    const envois = await db.query<Envoi>(
      `select id::text as id, type, coalesce(payload ->> 'modele', '') as modele, statut::text as statut, tentatives, erreur, cree_le from outbox
       where statut in ('FAILED', 'UNCERTAIN') order by id limit 200`,
    )
    return {
      bien: envois.length === 0,
      donnees: { comptes, envois },
      lignes: [
        ...comptes.map((c) => `${String(c.n).padStart(8)}  ${PHRASES[c.statut] ?? c.statut}`),
        ...envois.map(
          (e) =>
            `n° ${e.id}  ${[e.type, e.modele].filter(Boolean).join(' ')}  du ${JOUR.format(e.cree_le)}  ${PHRASES[e.statut]}  ${e.tentatives} essai(s)  ${e.erreur}`,
        ),
      ],
    }
  },
}

const OPTION = { options: { numero: { type: 'string' } }, aideOptions: { numero: 'numéro de l’envoi, ou « tous »' } } as const

/** Moves the rows named by a person out of a state, each with its journal row. */
const deplacer = (
  db: Db,
  numero: unknown,
  de: readonly string[],
  vers: 'PENDING' | 'DONE' | 'UNCERTAIN',
  type: 'renvoyer-envoi' | 'classer-envoi' | 'suspendre-envoi',
): Promise<Resultat> =>
  db.transaction(async (tx) => {
    if (typeof numero !== 'string' || !/^(\d{1,18}|tous)$/.test(numero))
      return { bien: false, donnees: null, lignes: ['Donnez le numéro de l’envoi : --numero 12 (ou tous)'] }
    const rows = await tx.sql<{ id: string; statut: string }>(
      `with avant as (select id, statut from outbox where statut = any($1::statut_outbox[]) and ($2 = 'tous' or id::text = $2) for update)
       update outbox o set statut = $3::statut_outbox, pas_avant = now(), tentatives = case when $3 = 'PENDING' then 0 else o.tentatives end, fait_le = case when $3 = 'DONE' then now() end
       from avant a where a.id = o.id returning o.id::text as id, a.statut::text as statut`,
      [de, numero, vers],
    )
    for (const { id, statut } of rows) await journaliser(tx, TRAITEMENT, { categorie: 'TRAITEMENT', type, de: statut, vers, donnees: { outboxId: id } })
    return {
      bien: rows.length > 0,
      donnees: { envois: rows.map((r) => r.id) },
      lignes: [
        rows.length > 0
          ? `${rows.length} envoi(s) : ${rows.map((r) => `n° ${r.id}`).join(', ')}`
          : `Aucun envoi ${de.map((d) => PHRASES[d]).join(' ou ')} ne porte ce numéro.`,
      ],
    }
  })

export const renvoyer: Commande = {
  aide: 'Remet en route un envoi en échec ou incertain (un courriel incertain peut alors arriver deux fois)',
  ...OPTION,
  executer: ({ db }, { numero }) => deplacer(db, numero, ['FAILED', 'UNCERTAIN'], 'PENDING', 'renvoyer-envoi'),
}

export const suspendre: Commande = {
  aide: 'Après une restauration, avant de relancer le worker : les envois qui attendaient sont peut-être déjà partis, une personne décide',
  executer: ({ db }) => deplacer(db, 'tous', ['PENDING', 'QUEUED', 'SENDING'], 'UNCERTAIN', 'suspendre-envoi').then((r) => ({ ...r, bien: true })),
}

export const classer: Commande = {
  aide: 'Classe comme reçu un envoi incertain, après vérification',
  ...OPTION,
  executer: ({ db }, { numero }) => deplacer(db, numero, ['UNCERTAIN'], 'DONE', 'classer-envoi'),
}
