import { describe, expect, it } from 'vitest'
import { immatriculee } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

describe('who filed a declaration', () => {
  const registre = useRegistre()

  it('is told to keepers and to its own house; a notary reads what is declared', async () => {
    const r = registre()
    const { syndic, teneur, coproprieteId: id } = await immatriculee(r)
    const notaire = await r.personne('NOTAIRE_NOTAIRE')
    const [lus, siens, examines] = await Promise.all(
      [notaire, syndic, teneur].map(async ({ api }) => [
        (await api.visualiserCopropriete({ params: { id } })).declaration,
        await api.lireDeclaration({ params: { a: id, b: 'COURANTE', flag: 'true' } }),
      ]),
    )
    for (const d of lus ?? []) {
      expect(d).toMatchObject({ utilisateurDeclare: '', adresseEmailUtilisateur: '' })
      expect(d?.immatCopropriete.identification.nbLots).toBeGreaterThan(0)
    }
    for (const d of [...(siens ?? []), ...(examines ?? [])])
      expect(d?.utilisateurDeclare).not.toBe('')
  })
})
