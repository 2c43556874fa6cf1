import { ApiError } from '@registre/contract/client'
import { describe, expect, it } from 'vitest'
import { brouillonComplet, codeDe, contenuNeuf, surLeFil } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

describe('two establishments', () => {
  const registre = useRegistre()

  it('never see, save, delete or submit each other’s drafts', async () => {
    const r = registre()
    const [a, b, notaire] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('NOTAIRE_NOTAIRE'),
    ])
    const d = await brouillonComplet(a, contenuNeuf(r))
    const id = d.id ?? 0
    for (const autre of [b, notaire]) {
      expect(await autre.api.listerBrouillons()).toEqual([])
      expect(await codeDe(autre.api.lireBrouillon({ params: { id } }))).toBe('introuvable')
      expect(await codeDe(autre.api.lireDeclarationDonneeCopropriete({ params: { id } }))).toBe(
        'introuvable',
      )
      expect(
        await codeDe(
          autre.api.enregistrerBrouillon({
            params: { x: 'identification' },
            body: { id, version: d.version, typeImmat: 'DEFAULT', immatCopropriete: {} },
          }),
        ),
      ).toBe('introuvable')
      expect(await codeDe(autre.api.supprimerBrouillon({ params: { id } }))).toBe('introuvable')
      expect(
        await codeDe(
          autre.api.changerEtatBrouillon({ body: { id, version: d.version, etat: 'A_VALIDER' } }),
        ),
      ).toBe('introuvable')
    }
    expect(await a.api.listerBrouillons()).toHaveLength(1)
  })

  it('a stale save is refused with both values, and changes nothing', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const d = await brouillonComplet(syndic, contenuNeuf(r))
    const id = d.id ?? 0
    const autre = surLeFil(contenuNeuf(r))
    await syndic.api.enregistrerBrouillon({
      params: { x: 'identification' },
      body: {
        id,
        version: d.version,
        typeImmat: 'DEFAULT',
        immatCopropriete: { identification: autre.identification },
      },
    })
    const refus = await syndic.api
      .enregistrerBrouillon({
        params: { x: 'procedures' },
        body: { id, version: d.version, typeImmat: 'DEFAULT', immatCopropriete: {} },
      })
      .catch((e: unknown) => e)
    expect(refus).toBeInstanceOf(ApiError)
    expect((refus as ApiError).problem).toMatchObject({
      code: 'version-perimee',
      infos: { version: d.version + 1 },
    })
    const lu = await syndic.api.lireBrouillon({ params: { id } })
    expect(lu.immatCopropriete.identification.nomCopropriete).toBe(
      autre.identification.nomCopropriete,
    )
  })

  it('an idempotency key gives one draft and the same answer; another body is refused', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const body = { id: null, version: 0, typeImmat: 'DEFAULT' as const, immatCopropriete: {} }
    const [un, deux] = [
      await syndic.api.enregistrerBrouillon(
        { params: { x: 'identification' }, body },
        { idempotencyKey: 'k1' },
      ),
      await syndic.api.enregistrerBrouillon(
        { params: { x: 'identification' }, body },
        { idempotencyKey: 'k1' },
      ),
    ]
    expect(deux).toEqual(un)
    expect(await syndic.api.listerBrouillons()).toHaveLength(1)
    expect(
      await codeDe(
        syndic.api.enregistrerBrouillon(
          { params: { x: 'procedures' }, body },
          { idempotencyKey: 'k1' },
        ),
      ),
    ).toBe('cle-deja-utilisee')
  })
})
