import { describe, expect, it } from 'vitest'
import { brouillonComplet, contenuNeuf } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

describe('final submission', () => {
  const registre = useRegistre()

  it('of a notary’s draft by the syndics’ way is refused, and leaves it as it was', async () => {
    const r = registre()
    const notaire = await r.personne('NOTAIRE_ADMIN')
    const d = await brouillonComplet(notaire, contenuNeuf(r, 'INITIALE'), 'INITIALE')
    const confirmations = d.controle.aConfirmer.map((e) => e.code)
    const envoi = notaire.api.changerEtatBrouillon({
      body: { id: d.id ?? 0, version: d.version, etat: 'A_VALIDER', confirmations },
    })
    await expect(envoi).rejects.toMatchObject({
      problem: { status: 409, code: 'transition-interdite' },
    })
    expect(await notaire.api.lireBrouillon({ params: { id: d.id ?? 0 } })).toMatchObject({
      version: d.version,
      etat: 'BROUILLON',
    })
  })
})
