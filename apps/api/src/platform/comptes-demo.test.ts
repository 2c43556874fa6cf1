import { useDatabase } from '@registre/testing'
import { describe, expect, it } from 'vitest'
import { refuserComptesDemo } from './comptes-demo.ts'

describe('demonstration accounts', () => {
  const base = useDatabase()

  it('keep production from starting while one is active', async () => {
    const { db } = base()
    const ajouter = (login: string, actif: boolean) => db.query(`insert into utilisateur (profil, login, email, actif) values ('TENEUR_ADMIN_PRINC', $1, $1, $2)`, [login, actif])
    await ajouter('personne@collectivite.example', true)
    await ajouter('teneur@demo.registre.test', false)
    await expect(refuserComptesDemo(db)).resolves.toBeUndefined()
    await ajouter('autre@demo.registre.test', true)
    await expect(refuserComptesDemo(db)).rejects.toThrow('1 compte de démonstration')
  })
})
