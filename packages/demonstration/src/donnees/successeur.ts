import { inserer, type Tx } from '@registre/db'
import { addDays, type IsoDate } from '@registre/domain'
import type { Acteur } from './dossier/contexte.ts'

/** The latest co-ownership of a syndic that nobody else asks for or follows already. */
const LIBRE = `select c.id from copropriete c where c.teledeclarant_id = $1 and c.etat = 'IMMATRICULEE_RATTACHEE'
    and not exists (select from mandat m where m.copropriete_id = c.id and m.etat not in ('EN_COURS', 'EXPIRE', 'ARCHIVE'))
    and not exists (select from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS'))
  order by c.id desc limit 1`

/**
 * One syndic that leaves has said who follows it: the declaration can be read, changed, and the
 * successor asks to be attached.
 */
export const ecrireSuccesseur = async (
  tx: Tx,
  sortant: Acteur,
  entrant: Acteur,
  aujourdhui: IsoDate,
  maintenant: Date,
): Promise<void> => {
  const [copropriete] = await tx.sql<{ id: number }>(LIBRE, [sortant.teledeclarantId])
  if (!copropriete)
    throw new Error('données de démonstration : aucune copropriété ne change de syndic')
  const [adresse] = await tx.sql<{ email: string }>(`select email from utilisateur where id = $1`, [
    entrant.utilisateurId,
  ])
  const commun = { copropriete_id: copropriete.id }
  await inserer(tx, 'successeur', [
    {
      ...commun,
      declarant_id: sortant.teledeclarantId,
      successeur_id: entrant.teledeclarantId,
      email: adresse?.email ?? '',
      date_prise_fonction: addDays(aujourdhui, 45),
    },
  ])
  const etat = 'IMMATRICULEE_RATTACHEE'
  await inserer(tx, 'journal', [
    {
      ...commun,
      instant: new Date(maintenant.getTime() - 3_600_000),
      categorie: 'MANDAT',
      type: 'declarer-successeur',
      modalite: 'ECRAN',
      acteur_id: sortant.utilisateurId,
      acteur_profil: sortant.profil,
      teledeclarant_id: sortant.teledeclarantId,
      de: etat,
      vers: etat,
      donnees: { successeurId: entrant.teledeclarantId, invite: false, modification: false },
    },
  ])
}
