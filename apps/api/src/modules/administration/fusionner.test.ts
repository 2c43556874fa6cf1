import { describe, expect, it } from 'vitest'
import { erreurDe, immatriculee } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { courriels, lire } from './administration-de-test.ts'

describe('a merger', () => {
  const registre = useRegistre()
  it('two numbers of one building are merged: the kept one has the mandate and tells it', async () => {
    const r = registre()
    const [doublon, garde] = [await immatriculee(r), await immatriculee(r)]
    await garde.teneur.api.retirerRattachement({
      params: { id: garde.coproprieteId },
      body: { raison: 'Erreur' },
    })
    const fusionner = async (numeroRemplacement: string) =>
      doublon.teneur.api.annulerImmatriculation({
        params: { id: doublon.coproprieteId },
        body: {
          version: (await lire(r, doublon.coproprieteId)).version,
          motif: 'Même immeuble',
          numeroRemplacement,
          fusion: true,
        },
      })
    expect((await erreurDe(fusionner(''))).champs).toEqual(['format'])
    await fusionner(garde.numero)
    expect(await lire(r, doublon.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULATION_ANNULEE',
      remplacee_par_id: garde.coproprieteId,
    })
    const fiche = await doublon.syndic.api.visualiserCopropriete({
      params: { id: garde.coproprieteId },
    })
    expect(fiche.etat).toBe('IMMATRICULEE_RATTACHEE')
    expect(fiche.historique[0]?.libelle).toContain('fusionné')
    expect(await courriels(r, 'numero-fusionne')).toBe(1)
  })
})
