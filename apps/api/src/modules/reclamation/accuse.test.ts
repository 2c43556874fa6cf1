import { beforeAll, describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'

describe('the acknowledgement of a message', () => {
  const registre = useRegistre()
  beforeAll(() => {
    registre().deps.captcha.verifier = async (reponse) => reponse === 'juste'
  })
  const message = (email: string, texte: string) => ({
    typeDemandeur: 'COPROPRIETAIRE',
    objet: 'SITE',
    typeReclamation: 'AUTRE_QUESTION',
    nom: 'Martin',
    prenom: 'Alix',
    email,
    confirmationEmail: email,
    message: texte,
    captcha: 'juste',
  })

  it('never repeats what a stranger typed, and goes to one recipient a few times a day', async () => {
    const { api } = registre().visiteur()
    for (let n = 0; n < 7; n += 1) {
      const email = n % 2 === 0 ? 'cible@victime.test' : `cible+${n}@victime.test`
      await api.envoyerReclamation({
        body: message(email, `Payez 35 EUR sur https://piege.example/${n}`),
      })
    }
    const accuses = await registre().db.query<{ payload: unknown }>(
      `select payload from outbox where type = 'courriel' and payload ->> 'modele' = 'reclamation-accusee'`,
    )
    expect(accuses).toHaveLength(5)
    expect(JSON.stringify(accuses)).not.toMatch(/35 EUR|piege|Martin/)
    // Every message is kept for the keepers.
    expect(await registre().db.query(`select 1 from reclamation`)).toHaveLength(7)
  })
})
