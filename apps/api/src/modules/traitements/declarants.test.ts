import { describe, expect, it } from 'vitest'
import { insererEtablissement, insererUtilisateur } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { expirerActivations } from './expirer-activations.ts'
import { suivreInactivite } from './suivre-inactivite.ts'

const registre = useRegistre()
const jours = (n: number): Date => new Date(registre().clock.now().getTime() - n * 86_400_000)

/** An establishment with one account, in a state since some days, last seen some days ago. */
const declarant = async (statut: string, depuis: number, vu: number | null = null) => {
  const { db } = registre()
  const id = await insererEtablissement(db, 'TELE_PRO_ADMIN_PRINC')
  const { id: compte, login } = await insererUtilisateur(db, 'TELE_PRO_ADMIN_PRINC', id)
  await db.query(
    `update teledeclarant set statut = $2::statut_teledeclarant, cree_le = $3 where id = $1`,
    [id, statut, jours(depuis)],
  )
  await db.query(`update teledeclarant set statut_le = $2 where id = $1`, [id, jours(depuis)])
  await db.query(`update utilisateur set derniere_activite_le = $2 where id = $1`, [
    compte,
    vu === null ? null : jours(vu),
  ])
  return { id, compte, login }
}
const statutDe = async (id: number) =>
  (
    await registre().db.query<{ statut: string }>(
      `select statut from teledeclarant where id = $1`,
      [id],
    )
  )[0]?.statut
const courriels = async (modele: string, id: number) =>
  registre().db.query(
    `select 1 from outbox o join teledeclarant t on t.rep_email = o.payload->>'a' where t.id = $1 and o.payload->>'modele' = $2`,
    [id, modele],
  )
const mandat = async (id: number, etat: string) => {
  const { db } = registre()
  const [c] = await db.query<{ id: number }>(
    `insert into copropriete (etat, auteur_teledeclarant_id) values ('IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER', $1) returning id`,
    [id],
  )
  await db.query(
    `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, $3::etat_mandat, '2026-01-01', '2026-12-31')`,
    [c?.id, id, etat],
  )
}

describe('two months without activation', () => {
  it('removes those of two months, not younger ones; their SIRET and address serve again', async () => {
    const [vieux, sansMotDePasse, jeune, notaire] = [
      await declarant('ATT_ACTIVATION', 70),
      await declarant('ATT_CREA_COMPTE', 70),
      await declarant('ATT_ACTIVATION', 50),
      await declarant('ATT_FIN_IMM_NOT', 70),
    ]
    await expirerActivations(registre().deps)
    expect([
      await statutDe(vieux.id),
      await statutDe(sansMotDePasse.id),
      await statutDe(jeune.id),
      await statutDe(notaire.id),
    ]).toEqual(['SUPPRIME', 'SUPPRIME', 'ATT_ACTIVATION', 'ATT_FIN_IMM_NOT'])
    expect(await courriels('inscription-expiree', vieux.id)).toHaveLength(1)
    expect(
      await registre().db.query(`select 1 from utilisateur where login = $1`, [vieux.login]),
    ).toEqual([])
    expect(
      await registre().db.query(
        `select de, vers, modalite from journal where teledeclarant_id = $1 and type = 'expirer-activation'`,
        [vieux.id],
      ),
    ).toEqual([{ de: 'ATT_ACTIVATION', vers: 'SUPPRIME', modalite: 'TRAITEMENT' }])
    await expect(
      registre().db.query(
        `insert into teledeclarant (type, statut, siret) select 'PRO', 'ACTIF', siret from teledeclarant where id = $1`,
        [vieux.id],
      ),
    ).resolves.toBeDefined()
    expect((await expirerActivations(registre().deps)).faits).toBe(0)
  })

  it('counts from the day of the state: an old establishment asked to activate again is left alone', async () => {
    const ancien = await declarant('ACTIF', 900)
    await registre().db.query(`update teledeclarant set statut = 'ATT_ACTIVATION' where id = $1`, [
      ancien.id,
    ])
    await expirerActivations(registre().deps)
    expect(await statutDe(ancien.id)).toBe('ATT_ACTIVATION')
  })
})

describe('inactive declarants', () => {
  it('warns once, then removes after thirty days of notice; a sign-in keeps the account', async () => {
    const [inactif, revenu, actif] = [
      await declarant('ACTIF', 900, 800),
      await declarant('ACTIF', 900, 800),
      await declarant('ACTIF', 900, 100),
    ]
    await suivreInactivite(registre().deps)
    await suivreInactivite(registre().deps)
    for (const d of [inactif, revenu])
      expect(await courriels('inactivite-rappel', d.id)).toHaveLength(1)
    expect(await courriels('inactivite-rappel', actif.id)).toHaveLength(0)
    expect(await statutDe(inactif.id)).toBe('ACTIF')
    registre().clock.advance({ days: 32 })
    await registre().db.query(
      `update utilisateur set derniere_activite_le = $2, derniere_relance_le = null where id = $1`,
      [revenu.compte, jours(2)],
    )
    await suivreInactivite(registre().deps)
    expect([
      await statutDe(inactif.id),
      await statutDe(revenu.id),
      await statutDe(actif.id),
    ]).toEqual(['SUPPRIME', 'ACTIF', 'ACTIF'])
    expect(await courriels('inactivite-supprime', inactif.id)).toHaveLength(1)
  })

  it.each(['EN_COURS', 'A_VENIR', 'DEMANDE'])('never one with a mandate %s', async (etat) => {
    const syndic = await declarant('ACTIF', 900, 800)
    await mandat(syndic.id, etat)
    await registre().db.query(`update utilisateur set derniere_relance_le = $2 where id = $1`, [
      syndic.compte,
      jours(60),
    ])
    await suivreInactivite(registre().deps)
    expect(await statutDe(syndic.id)).toBe('ACTIF')
  })
})
