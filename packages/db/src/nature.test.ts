import { useDatabase } from '@registre/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  donneesInventees,
  exigerBaseInventable,
  MARQUE_DEMONSTRATION,
  MARQUE_ECHELLE,
  marquerProduction,
} from './nature.ts'

describe('what a base is for', () => {
  const base = useDatabase()
  const ajouter = (login: string, actif = true) =>
    base().db.query(
      `insert into utilisateur (profil, login, email, actif) values ('TENEUR_ADMIN_PRINC', $1, $1, $2)`,
      [login, actif],
    )
  const marquer = (cle: string) =>
    base().db.query(`insert into parametre (cle, valeur) values ($1, '{}')`, [cle])
  beforeEach(() => base().db.query('truncate utilisateur, parametre cascade'))

  it('a base of production takes no invented data, whatever else it holds', async () => {
    await marquerProduction(base().db)
    await marquerProduction(base().db)
    await expect(exigerBaseInventable(base().db)).rejects.toThrow('registre de production')
    await marquer(MARQUE_DEMONSTRATION)
    await expect(exigerBaseInventable(base().db)).rejects.toThrow('registre de production')
  })

  it('nor does one that holds accounts of others', async () => {
    await exigerBaseInventable(base().db)
    await ajouter('teneur@demo.registre.test')
    await exigerBaseInventable(base().db)
    await ajouter('personne@collectivite.example')
    await expect(exigerBaseInventable(base().db)).rejects.toThrow('1 compte qui ne sont pas')
    await marquer(MARQUE_ECHELLE)
    await exigerBaseInventable(base().db)
  })

  it('production starts on neither a public password nor invented data', async () => {
    await ajouter('personne@collectivite.example')
    await ajouter('teneur@demo.registre.test', false)
    expect(await donneesInventees(base().db)).toEqual([])
    await ajouter('autre@demo.registre.test')
    expect(await donneesInventees(base().db, true)).toEqual([
      expect.stringContaining('1 compte de démonstration'),
    ])
    await base().db.query('truncate utilisateur cascade')
    await marquer(MARQUE_ECHELLE)
    expect(await donneesInventees(base().db)).toEqual([
      expect.stringContaining('des données inventées'),
    ])
    expect(await donneesInventees(base().db, true)).toEqual([])
  })
})
