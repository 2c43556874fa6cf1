import type { Db } from '@registre/db'
import { type AccesDuCompte, accesFinisPar, type EvenementUtilisateur } from '@registre/domain'

/** Whose account each access is open in the name of. */
const OUVERTS: Readonly<Record<AccesDuCompte, string>> = {
  session: 'select coalesce(original_id, utilisateur_id) as id from session',
  'navigateur-retenu': 'select utilisateur_id as id from jeton_souvenir',
  'appareil-connu': 'select utilisateur_id as id from appareil_connu',
  'connexion-en-cours': 'select utilisateur_id as id from connexion_en_attente',
  'cle-courriel': 'select utilisateur_id as id from cle_courriel',
  jeton: 'select utilisateur_id as id from jeton_api where revoque_le is null',
  calendrier: 'select utilisateur_id as id from abonnement_calendrier',
  certificat: 'select utilisateur_id as id from certificat where revoque_le is null',
  'identite-liee': 'select utilisateur_id as id from identite_liee',
}
/** The accounts that an event leaves closed, and where they stand. */
const FINIS: readonly (readonly [EvenementUtilisateur, string])[] = [
  ['fermer', 'u.supprime_le is not null'],
  ['suspendre', `u.supprime_le is null and not u.actif and u.profil like 'TENEUR\\_%'`],
]
const TEXTE = FINIS.flatMap(([evenement, ou]) =>
  accesFinisPar(evenement).map(
    (acces) =>
      `select '${acces}' as acces, u.id from utilisateur u join (${OUVERTS[acces]}) o on o.id = u.id where ${ou}`,
  ),
).join(' union all ')

/** What lies open in the name of accounts that are closed or suspended: nothing. */
export const restes = (db: Db): Promise<{ acces: AccesDuCompte; id: number }[]> => db.query(TEXTE)
