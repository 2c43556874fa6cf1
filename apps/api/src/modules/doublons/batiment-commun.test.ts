import { formatFrDate, type ImmatCopropriete } from '@registre/domain'
import { brouillonComplet, contenuNeuf } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'

describe('a building of the national reference in two co-ownerships', () => {
  const registre = useRegistre()

  it('is a reason of a near duplicate, wherever the rest is: no immediate number, a keeper is told', async () => {
    const r = registre()
    r.clock.set('2027-03-10T09:00:00Z')
    const [notaire, teneur] = await Promise.all([
      r.personne('NOTAIRE_ADMIN'),
      r.personne('TENEUR_ADMIN_PRINC'),
    ])
    const avec = (idRnb: string): ImmatCopropriete => {
      const contenu = contenuNeuf(r, 'INITIALE')
      const { batiments = [] } = contenu.donneesTechniques
      for (const b of batiments.slice(0, 1)) b.idRnb = idRnb
      return contenu
    }
    const soumettre = async (idRnb: string) => {
      const d = await brouillonComplet(notaire, avec(idRnb), 'INITIALE')
      const id = d.id ?? 0
      const candidats = await notaire.api.listerDoublonsDeclaration({ params: { id, n: 0 } })
      const { version, immatCopropriete } = await notaire.api.enregistrerBrouillon({
        params: { x: 'doublons' },
        body: {
          id,
          version: d.version,
          typeImmat: 'INITIALE',
          immatCopropriete: {},
          reponsesDoublons: candidats.map((c) => ({
            candidatId: c.id,
            reponse: 'DIFFERENTE' as const,
            motif: 'Une autre cage d’escalier du même bâtiment',
          })),
        },
      })
      const confirmations = d.controle.aConfirmer.map((e) => e.code)
      const depot = await notaire.api.soumettreImmatriculationNotaire({
        params: { x: notaire.teledeclarantId ?? 0 },
        body: { id, version, confirmations },
      })
      const [batiment] = immatCopropriete.donneesTechniques.batiments ?? []
      return { ...depot, candidats, batiment }
    }
    const premiere = await soumettre('PG46YY6YWCX8')
    expect(premiere.numeroImmatriculation).toMatch(/^AA/)
    expect(premiere.batiment).toMatchObject({
      confianceRnb: 'NON_VERIFIE',
      rapprocheLe: formatFrDate('2027-03-10'),
    })
    expect((await soumettre('8CX8WYYY4GP6')).numeroImmatriculation).toMatch(/^AA/)
    const seconde = await soumettre('pg46-yy6y-wcx8')
    expect(seconde.numeroImmatriculation).toBeNull()
    expect(seconde.candidats.map((c) => [c.id, c.raisons[0]?.code])).toEqual([
      [premiere.coproprieteId, 'BATIMENT_RNB_COMMUN'],
    ])
    const { points } = await teneur.api.lireInfosValidation({
      params: { n: seconde.demandeId ?? 0 },
    })
    expect(points).toContainEqual(
      expect.objectContaining({
        code: 'DOUBLON_PROCHE',
        coproprieteId: premiere.coproprieteId,
        detail: expect.stringContaining('Un même bâtiment (identifiant RNB)'),
      }),
    )
  })
})
