import { describe, expect, it } from 'vitest'
import { brouillonComplet, contenuNeuf, deposer } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

describe('what the register has at a place, before a registration begins', () => {
  const registre = useRegistre()

  it('tells the registered ones, by their address or their parcel, whatever else differs', async () => {
    const r = registre()
    const [notaire, syndic] = await Promise.all([
      r.personne('NOTAIRE_ADMIN'),
      r.personne('TELE_NONPRO_ADMIN_PRINC'),
    ])
    const contenu = contenuNeuf(r, 'INITIALE')
    const d = await brouillonComplet(notaire, contenu, 'INITIALE')
    const confirmations = d.controle.aConfirmer.map((e) => e.code)
    const { numeroImmatriculation } = await notaire.api.soumettreImmatriculationNotaire({
      params: { x: notaire.teledeclarantId ?? 0 },
      body: { id: d.id ?? 0, version: d.version, confirmations },
    })
    const { adressePrincipale: adresse, parcelle: parcelles } = contenu.identification
    for (const body of [
      { adresse, parcelles: [] },
      { adresse: null, parcelles: parcelles.slice(0, 1) },
    ])
      expect(await syndic.api.chercherAuLieu({ body })).toMatchObject({
        immatriculees: [{ numeroImmatriculation, rattachable: true }],
        demandeEnCours: false,
      })
    expect(await syndic.api.chercherAuLieu({ body: { adresse: null, parcelles: [] } })).toEqual({
      immatriculees: [],
      demandeEnCours: false,
    })
  })

  it('tells of a request under way that there is one, and nothing else', async () => {
    const r = registre()
    const [auteur, autre] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TELE_NONPRO_ADMIN_PRINC'),
    ])
    const contenu = contenuNeuf(r)
    await deposer(auteur, contenu)
    const { adressePrincipale: adresse } = contenu.identification
    expect(await autre.api.chercherAuLieu({ body: { adresse, parcelles: [] } })).toEqual({
      immatriculees: [],
      demandeEnCours: true,
    })
  })
})
