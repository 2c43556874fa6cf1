import { describe, expect, it } from 'vitest'
import { type CourrielDepose, mailerBoite } from './boite.ts'

const EXPEDITEUR = 'Registre national des copropriétés <ne-pas-repondre@registre.test>'
const COURRIEL = {
  id: '42',
  a: 'syndic@exemple.test',
  objet: 'Demande envoyée',
  texte: 'Bonjour à vous',
  html: '<p>Bonjour à vous</p>',
}

describe('boite', () => {
  it('keeps mails, and says when it could not', async () => {
    const gardes: CourrielDepose[] = []
    const bonne = mailerBoite(EXPEDITEUR, async (c) => void gardes.push(c))
    expect((await bonne.envoyer(COURRIEL)).etat).toBe('ENVOYE')
    expect(gardes).toMatchObject([{ id: '42', messageId: '<outbox-42@registre.test>' }])
    const pleine = mailerBoite(EXPEDITEUR, () => Promise.reject(new Error('base éteinte')))
    expect(await pleine.envoyer(COURRIEL)).toMatchObject({
      etat: 'TEMPORAIRE',
      cause: 'base éteinte',
    })
  })
})
