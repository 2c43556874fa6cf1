import type { Tx } from '@registre/db'
import type { Personne } from './personne.repository.ts'
import { DEMANDES_OUVERTES } from '../dossiers/demande.sql.ts'
import { MANDATS_ENGAGES } from '../dossiers/mandat.sql.ts'
import { EN_COURS } from '../../platform/envoi.sql.ts'

type Lire = (tx: Pick<Tx, 'sql'>, personne: Personne) => Promise<{ phrase: string | null }[]>

/** What keeps a person's data in the register, each as a sentence for whoever asks to erase them. */
export const OBSTACLES: readonly Lire[] = [
  (tx, { comptes }) =>
    tx.sql(
      `select 'Le compte n° ' || id || ' est ouvert : supprimez-le d’abord (écran des comptes de son établissement, ou suppression du télédéclarant).' as phrase
   from utilisateur where id = any($1::int[]) and supprime_le is null order by id`,
      [comptes],
    ),
  (tx, { declarants }) =>
    tx.sql(
      `select distinct 'Le télédéclarant n° ' || teledeclarant_id || ' a un mandat ou une demande en cours : ses données restent tant que la copropriété a besoin d’un représentant.' as phrase
   from mandat where teledeclarant_id = any($1::int[]) and etat in ${MANDATS_ENGAGES}`,
      [declarants],
    ),
  (tx, { declarants }) =>
    tx.sql(
      `select 'Le télédéclarant n° ' || id || ' est encore inscrit : ' || case when type = 'NON_PRO' then 'supprimez-le d’abord (écran des télédéclarants).'
     else 'enregistrez d’abord son nouveau représentant.' end as phrase
   from teledeclarant where id = any($1::int[]) and statut <> 'SUPPRIME' order by id`,
      [declarants],
    ),
  (tx, { comptes, declarants }) =>
    tx.sql(
      `select 'La demande n° ' || id || ' est en cours d’examen : attendez la décision.' as phrase from demande
   where etat in ${DEMANDES_OUVERTES} and (teledeclarant_id = any($2::int[]) or demandeur_id = any($1::int[]) or contestee_par_id = any($1::int[])) order by id`,
      [comptes, declarants],
    ),
  (tx, { comptes, adresses }) =>
    tx.sql(
      `select 'Le message ' || reference || ' attend une réponse : répondez, puis classez-le.' as phrase from reclamation
   where etat <> 'TRAITEE' and (utilisateur_id = any($1::int[]) or lower(email) = any($2::text[])) order by id`,
      [comptes, adresses],
    ),
  (tx, { adresses }) =>
    tx.sql(
      `select count(*) || ' courriel(s) vers cette personne sont en route : réessayez dans quelques minutes.' as phrase from outbox
   where type = 'courriel' and lower(payload ->> 'a') = any($1::text[]) and statut in ${EN_COURS} having count(*) > 0`,
      [adresses],
    ),
]
