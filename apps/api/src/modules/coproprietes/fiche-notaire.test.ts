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

  it('is told that documents and a history stand there, and reads none of them as none', async () => {
    const r = registre()
    const { syndic, teneur, coproprieteId: id } = await immatriculee(r)
    const notaire = await r.personne('NOTAIRE_NOTAIRE')
    const lire = async ({ api }: Pick<typeof notaire, 'api'>) => {
      const f = await api.visualiserCopropriete({ params: { id } })
      return { ...f.reserves, lus: [f.documents.length > 0, f.historique.length > 0] }
    }
    expect(await lire(notaire)).toEqual({ documents: true, historique: true, lus: [false, false] })
    for (const lecteur of [syndic, teneur])
      expect(await lire(lecteur)).toEqual({
        documents: false,
        historique: false,
        lus: [true, true],
      })
    // Without a document, none is said to be kept from anybody.
    await r.db.query('update mandat set document_id = null where copropriete_id = $1', [id])
    await r.db.query('delete from document where copropriete_id = $1', [id])
    expect(await lire(notaire)).toMatchObject({ documents: false, historique: true })
  })
})
