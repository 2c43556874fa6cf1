import { describe, expect, it } from 'vitest'
import { brouillonComplet, contenuNeuf, deposer, surLeFil } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

describe('a save over a version that has gone', () => {
  const registre = useRegistre()

  it('is refused with what is stored, its days as in every answer', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const d = await brouillonComplet(syndic, contenuNeuf(r))
    const stocke = await syndic.api.lireBrouillon({ params: { id: d.id ?? 0 } })
    await expect(
      syndic.api.enregistrerBrouillon({
        params: { x: 'identification' },
        body: { id: d.id, version: d.version - 1, typeImmat: 'DEFAULT', immatCopropriete: {} },
      }),
    ).rejects.toMatchObject({
      problem: {
        status: 409,
        code: 'version-perimee',
        infos: { version: stocke.version, immatCopropriete: stocke.immatCopropriete },
      },
    })
  })
})

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

  it('refused for a rule, tells the draft that was kept: a second try goes on with it', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const body = { id: null, version: 0, typeImmat: 'DEFAULT' as const, immatCopropriete: {} }
    const refus: unknown = await syndic.api.soumettreBrouillon({ body }).catch((e: unknown) => e)
    const gardes = await r.db.query<{ id: number; version: number }>(
      'select id, version from declaration where auteur_teledeclarant_id = $1',
      [syndic.teledeclarantId],
    )
    expect(gardes).toHaveLength(1)
    expect(refus).toMatchObject({ problem: { code: 'regles-non-respectees', infos: gardes[0] } })
    const second = { ...body, ...gardes[0] }
    await expect(syndic.api.soumettreBrouillon({ body: second })).rejects.toMatchObject({
      problem: { infos: { id: gardes[0]?.id } },
    })
  })

  it('compares a draft where the register finds it, wherever its author put it, as the sending does', async () => {
    const r = registre()
    const [premier, second] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TELE_PRO_ADMIN_PRINC'),
    ])
    const contenu = contenuNeuf(r)
    await deposer(premier, contenu)
    // Another number and parcel of the street: only where the register finds it makes it close.
    const adresse = contenu.identification.adressePrincipale
    if (!adresse) throw new Error('a valid content has an address')
    const saisi = {
      ...contenu,
      identification: {
        ...contenu.identification,
        parcelle: contenu.identification.parcelle.map((p) => ({ ...p, section: 'ZY' })),
        adressePrincipale: {
          ...adresse,
          numeroVoie: '7',
          idBan: '',
          longitude: null,
          latitude: null,
          geolocalisee: false,
        },
      },
    }
    const d = await brouillonComplet(second, saisi)
    const id = d.id ?? 0
    const confirmations = d.controle.aConfirmer.map((e) => e.code)
    const soumise = await second.api.soumettreBrouillon({
      body: { id, version: d.version, typeImmat: 'DEFAULT', immatCopropriete: {}, confirmations },
    })
    expect(soumise).toMatchObject({ etapeSuivante: 'doublons', doublons: [{ tresProche: false }] })
    const tapee = await second.api.enregistrerBrouillon({
      params: { x: 'doublons' },
      body: {
        id,
        version: soumise.declaration.version,
        typeImmat: 'DEFAULT',
        immatCopropriete: { identification: surLeFil(saisi).identification },
      },
    })
    const compares = await second.api.listerDoublonsDeclaration({ params: { id, n: 0 } })
    expect(compares).toEqual(soumise.doublons)
    const postes = await second.api.chercherDoublons({
      params: { n: 0 },
      body: { id, immatCopropriete: surLeFil(saisi) },
    })
    expect(postes).toEqual(soumise.doublons)
    const body = { id, version: tapee.version, etat: 'A_VALIDER' as const, confirmations }
    await expect(second.api.changerEtatBrouillon({ body })).rejects.toMatchObject({
      problem: { code: 'doublons-a-examiner', infos: { candidats: compares.map((c) => c.id) } },
    })
  })
})
