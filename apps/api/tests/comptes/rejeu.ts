import type { Db } from '@registre/db'
import {
  type EvenementUtilisateur,
  EVENEMENTS_TELEDECLARANT,
  machineTeledeclarant,
  machineUtilisateur,
} from '@registre/domain'

/** What a row of the journal does to the account that it names, where it moves it. */
const EVENEMENT: Readonly<Record<string, EvenementUtilisateur>> = {
  creer: 'ouvrir',
  'creer-par-notaire': 'ouvrir',
  'inscrire-etude': 'ouvrir',
  'creer-utilisateur': 'ouvrir',
  'rejoindre-etude': 'rejoindre',
  'accepter-arrivee': 'accueillir',
  'refuser-arrivee': 'refuser-arrivee',
  'desactiver-utilisateur': 'suspendre',
  'reactiver-utilisateur': 'reactiver',
  'supprimer-utilisateur': 'fermer',
}

interface Ligne {
  id: number
  type: string
  de: string
  vers: string
  declarant: number | null
  utilisateur: number | null
}
type Machine = {
  transitions: readonly { from: readonly string[] | null; event: string; to: string }[]
}

/**
 * The journal of people, replayed through the tables of transitions as it grows. Whom it did not see
 * begin starts where it first tells.
 */
export const rejeuDesComptes = (db: Db) => {
  const etats = new Map<number, string>()
  const profils = new Map<number, string>()
  const statuts = new Map<number, string>()
  const fautes: string[] = []
  let dernier = 0

  const passer = (l: Ligne, machine: Machine, de: string, evenement: string): string => {
    const t = machine.transitions.find(
      (x) => x.event === evenement && (de === '' ? x.from === null : x.from?.includes(de)),
    )
    if (!t) fautes.push(`journal ${l.id}: ${l.type} is not for what is ${de || 'not there'}`)
    return t?.to ?? de
  }
  const duCompte = (l: Ligne, id: number): void => {
    const evenement = EVENEMENT[l.type]
    const nait = evenement === 'ouvrir' || evenement === 'rejoindre'
    const de = nait ? '' : (etats.get(id) ?? 'OUVERT')
    etats.set(id, evenement ? passer(l, machineUtilisateur, de, evenement) : de)
    if (l.type !== 'changer-profil' && l.type !== 'creer-utilisateur') return
    const connu = profils.get(id)
    if (connu !== undefined && connu !== l.de)
      fautes.push(`journal ${l.id}: from profile ${l.de}, the row before led to ${connu}`)
    profils.set(id, l.vers)
  }
  /** The event of the declarant that a row tells; undefined for a row that moves none. */
  const evenementDe = ({ type, vers }: Ligne): string | undefined => {
    const dit = type === 'supprimer-teledeclarant' ? 'supprimer' : type
    return vers === '' ? undefined : EVENEMENTS_TELEDECLARANT.find((e) => e === dit)
  }
  const duDeclarant = (l: Ligne, id: number, evenement: string): void => {
    const connu = statuts.get(id) ?? l.de
    if (connu !== l.de)
      fautes.push(`journal ${l.id}: from status ${l.de}, the row before led to ${connu}`)
    const vers = passer(l, machineTeledeclarant, l.de, evenement)
    if (vers !== l.vers) fautes.push(`journal ${l.id}: ${l.type} leads to ${vers}, not ${l.vers}`)
    statuts.set(id, l.vers)
  }

  /** Reads what was told since; gives where it is not what the rows of these people say. */
  return async (): Promise<string[]> => {
    const lignes = await db.query<Ligne>(
      `select id, type, de, vers, teledeclarant_id as declarant, (donnees ->> 'utilisateurId')::int as utilisateur
       from journal where id > $1 and categorie in ('COMPTE', 'DROITS') order by id`,
      [dernier],
    )
    for (const l of lignes) {
      dernier = l.id
      if (l.utilisateur !== null) duCompte(l, l.utilisateur)
      const evenement = evenementDe(l)
      if (l.declarant !== null && evenement) duDeclarant(l, l.declarant, evenement)
    }
    const comptes = await db.query<{ id: number; etat: string; profil: string }>(
      `select id, case when supprime_le is not null then 'FERME' when actif then 'OUVERT' when profil like 'TENEUR\\_%' then 'SUSPENDU' else 'ATTENTE' end as etat, profil
       from utilisateur where id = any($1)`,
      [lignes.map((l) => l.utilisateur)],
    )
    const declarants = await db.query<{ id: number; statut: string }>(
      `select id, statut from teledeclarant where id = any($1)`,
      [lignes.map((l) => l.declarant)],
    )
    const comparer = (quoi: string, journal: string | undefined, registre: string): void => {
      if (journal !== undefined && journal !== registre)
        fautes.push(`the journal leads ${quoi} to ${journal}, the register says ${registre}`)
    }
    for (const { id, etat, profil } of comptes) {
      comparer(`account ${id}`, etats.get(id), etat)
      comparer(`account ${id}`, profils.get(id), profil)
    }
    for (const { id, statut } of declarants) comparer(`declarant ${id}`, statuts.get(id), statut)
    return fautes.splice(0)
  }
}
