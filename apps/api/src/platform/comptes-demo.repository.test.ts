import { useDatabase } from '@registre/testing'
import { describe, expect, it } from 'vitest'
import { comptesDemo } from './comptes-demo.repository.ts'

describe('demonstration accounts', () => {
  const base = useDatabase()

  it('keep production from starting while one is active', async () => {
    const { db } = base()
    const ajouter = (login: string, actif: boolean) =>
      db.query(
        `insert into utilisateur (profil, login, email, actif) values ('TENEUR_ADMIN_PRINC', $1, $1, $2)`,
        [login, actif],
      )
    await ajouter('personne@collectivite.example', true)
    await ajouter('teneur@demo.registre.test', false)
    expect(await comptesDemo(db)).toEqual([])
    await ajouter('autre@demo.registre.test', true)
    expect(await comptesDemo(db)).toEqual([expect.stringContaining('1 compte de démonstration')])
  })
})
