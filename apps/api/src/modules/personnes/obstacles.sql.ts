/**
 * What keeps a person's data in the register, each as a sentence for whoever asks to erase them: $1
 * accounts, $2 declarants, $3 addresses.
 */
export const OBSTACLES: readonly string[] = [
  `select 'Le compte n° ' || id || ' est ouvert : supprimez-le d’abord (écran des comptes de son établissement, ou suppression du télédéclarant).' as phrase
   from utilisateur where id = any($1::int[]) and supprime_le is null order by id`,
  `select distinct 'Le télédéclarant n° ' || teledeclarant_id || ' a un mandat ou une demande en cours : ses données restent tant que la copropriété a besoin d’un représentant.' as phrase
   from mandat where teledeclarant_id = any($2::int[]) and etat in ('DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES', 'A_VENIR', 'EN_COURS')`,
  `select 'Le télédéclarant n° ' || id || ' est encore inscrit : ' || case when type = 'NON_PRO' then 'supprimez-le d’abord (écran des télédéclarants).'
     else 'enregistrez d’abord son nouveau représentant.' end as phrase
   from teledeclarant where id = any($2::int[]) and statut <> 'SUPPRIME' order by id`,
  `select 'La demande n° ' || id || ' est en cours d’examen : attendez la décision.' as phrase from demande
   where etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') and (teledeclarant_id = any($2::int[]) or demandeur_id = any($1::int[]) or contestee_par_id = any($1::int[])) order by id`,
  `select 'Le message ' || reference || ' attend une réponse : répondez, puis classez-le.' as phrase from reclamation
   where etat <> 'TRAITEE' and (utilisateur_id = any($1::int[]) or lower(email) = any($3::text[])) order by id`,
  `select count(*) || ' courriel(s) vers cette personne sont en route : réessayez dans quelques minutes.' as phrase from outbox
   where type = 'courriel' and lower(payload ->> 'a') = any($3::text[]) and statut in ('PENDING', 'QUEUED', 'SENDING') having count(*) > 0`,
]
