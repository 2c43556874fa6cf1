import { describe, expect, it } from 'vitest'
import { brouillonComplet, codeDe, contenuNeuf, type Personne } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'

describe('notaries', () => {
  const registre = useRegistre()
  const immatriculer = async (
    r: Registre,
    notaire: Personne,
    contenu = contenuNeuf(r, 'INITIALE'),
    type: 'INITIALE' | 'OFFICE' = 'INITIALE',
    motif = '',
  ) => {
    const d = await brouillonComplet(notaire, contenu, type)
    const doublons = await notaire.api.listerDoublonsDeclaration({
      params: { id: d.id ?? 0, n: 0 },
    })
    return notaire.api.soumettreImmatriculationNotaire({
      params: { x: notaire.teledeclarantId ?? 0 },
      body: {
        id: d.id ?? 0,
        version: d.version,
        confirmations: d.controle.aConfirmer.map((e) => e.code),
        reponsesDoublons: motif
          ? doublons.map((c) => ({ candidatId: c.id, reponse: 'DIFFERENTE' as const, motif }))
          : [],
      },
    })
  }

  it('a new co-ownership, and one ex officio, get their number at once', async () => {
    const r = registre()
    const notaire = await r.personne('NOTAIRE_NOTAIRE')
    const initiale = await immatriculer(r, notaire)
    expect(initiale).toMatchObject({
      typeMaj: 'INITIALE',
      etatCopropriete: 'IMMATRICULEE_A_RATTACHER',
    })
    const office = await immatriculer(r, notaire, contenuNeuf(r, 'OFFICE'), 'OFFICE')
    expect(office.typeMaj).toBe('OFFICE')
    expect(Number(office.numeroImmatriculation?.slice(2))).toBeGreaterThan(
      Number(initiale.numeroImmatriculation?.slice(2)),
    )
  })

  it('registers as a notary only: the syndic’s form is refused', async () => {
    const notaire = await registre().personne('NOTAIRE_ADMIN')
    expect(await codeDe(notaire.api.nouveauBrouillon({ params: { x: 'DEFAULT' } }))).toBe(
      'acces-non-autorise',
    )
    expect(await codeDe(notaire.api.nouveauBrouillon({ params: { x: 'INITIALE' } }))).toBe('ok')
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    expect(await codeDe(syndic.api.nouveauBrouillon({ params: { x: 'OFFICE' } }))).toBe(
      'acces-non-autorise',
    )
  })

  it('a place that disagrees with itself waits for a keeper, who reads why', async () => {
    const r = registre()
    const [notaire, teneur] = [
      await r.personne('NOTAIRE_NOTAIRE'),
      await r.personne('TENEUR_ADMIN_PRINC'),
    ]
    const contenu = contenuNeuf(r, 'INITIALE')
    const { adressePrincipale, parcelle } = contenu.identification
    // Nobody located the address: its postal code and its name say where it is, its parcels do not.
    if (adressePrincipale) Object.assign(adressePrincipale, { codeInsee: '', geolocalisee: false })
    for (const p of parcelle)
      Object.assign(p, { codePostal: '35000', codeInsee: '35238', commune: 'Rennes' })
    const { etatCopropriete, numeroImmatriculation, coproprieteId } = await immatriculer(
      r,
      notaire,
      contenu,
    )
    expect(etatCopropriete).not.toBe('IMMATRICULEE_A_RATTACHER')
    expect(numeroImmatriculation).toBeNull()
    const { demandes } = await teneur.api.visualiserCopropriete({ params: { id: coproprieteId } })
    const { points } = await teneur.api.lireInfosValidation({
      params: { n: demandes[0]?.id ?? 0 },
    })
    expect(points.map(({ code }) => code)).toContain('LIEU_DISPERSE')
  })

  it('a very close one waits for a keeper, who says which co-ownership it doubles', async () => {
    const r = registre()
    const [a, b, teneur] = await Promise.all([
      r.personne('NOTAIRE_NOTAIRE'),
      r.personne('NOTAIRE_ADMIN'),
      r.personne('TENEUR_ADMIN_PRINC'),
    ])
    const contenu = contenuNeuf(r, 'INITIALE')
    const premiere = await immatriculer(r, a, contenu)
    expect(await codeDe(immatriculer(r, b, contenu))).toBe('doublons-a-examiner')
    const seconde = await immatriculer(
      r,
      b,
      contenu,
      'INITIALE',
      'Un autre bâtiment de la même rue',
    )
    expect(seconde).toMatchObject({
      numeroImmatriculation: null,
      etatCopropriete: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    })
    await teneur.api.ouvrirDemandeSansMandat({ params: { n: seconde.coproprieteId } })
    const decision = await teneur.api.validerDoublonCoproNotaire({
      params: { key: seconde.demandeId ?? 0, n: premiere.coproprieteId },
    })
    expect(decision).toEqual({
      response: 'DOUBLON',
      numeroImmatriculation: premiere.numeroImmatriculation,
    })
    const [row] = await r.db.query<{ etat: string; remplacee: number }>(
      `select etat, remplacee_par_id as remplacee from copropriete where id = $1`,
      [seconde.coproprieteId],
    )
    expect(row).toEqual({ etat: 'IMMATRICULATION_ANNULEE', remplacee: premiere.coproprieteId })
  })

  it('two identical registrations at the same instant never both pass', async () => {
    const r = registre()
    const [a, b] = await Promise.all([r.personne('NOTAIRE_NOTAIRE'), r.personne('NOTAIRE_NOTAIRE')])
    for (let i = 0; i < 5; i += 1) {
      const contenu = contenuNeuf(r, 'INITIALE')
      const codes = await Promise.all([
        codeDe(immatriculer(r, a, contenu)),
        codeDe(immatriculer(r, b, contenu)),
      ])
      expect(codes.toSorted()).toEqual(['doublons-a-examiner', 'ok'])
    }
  }, 60_000)
})
