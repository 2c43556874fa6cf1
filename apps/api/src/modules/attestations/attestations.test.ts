import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from 'pdf-lib'
import { formatFrDate } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { brouillonComplet, contenuNeuf, deposer } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { versAttestation } from './attestation.mapper.ts'
import { lireAttestation } from './attestations.repository.ts'
import { etablirAttestation } from './etablir-attestation.ts'

describe('attestation of registration', () => {
  const registre = useRegistre()
  const immatriculer = async () => {
    const r = registre()
    const notaire = await r.personne('NOTAIRE_NOTAIRE')
    const d = await brouillonComplet(notaire, contenuNeuf(r, 'INITIALE'), 'INITIALE')
    const { coproprieteId, numeroImmatriculation } =
      await notaire.api.soumettreImmatriculationNotaire({
        params: { x: notaire.teledeclarantId ?? 0 },
        body: {
          id: d.id ?? 0,
          version: d.version,
          confirmations: d.controle.aConfirmer.map((e) => e.code),
          reponsesDoublons: [],
        },
      })
    return { r, notaire, coproprieteId, numero: numeroImmatriculation ?? '' }
  }
  const documents = (coproprieteId: number) =>
    registre().db.query<{
      nom: string
      cle: string
      sha256: string
      taille: number
      etat_analyse: string
      teledeclarant_id: number
    }>(
      `select nom, cle, sha256, taille, etat_analyse, teledeclarant_id from document where copropriete_id = $1 and type = 'ATTESTATION_IMMATRICULATION'`,
      [coproprieteId],
    )

  it('is made once, filed whole, and belongs to the author while there is no syndic', async () => {
    const { r, notaire, coproprieteId, numero } = await immatriculer()
    const handler = etablirAttestation(r.deps)
    const files = new Set<string>()
    const storage: typeof r.deps.storage = {
      ...r.deps.storage,
      put: async (cle, contenu) => {
        files.add(cle)
        return r.deps.storage.put(cle, contenu)
      },
      delete: async (cle) => {
        files.delete(cle)
        return r.deps.storage.delete(cle)
      },
    }
    const concurrent = etablirAttestation({ ...r.deps, storage })
    expect(
      await Promise.all([1, 2, 3].map(() => concurrent.executer('1', { coproprieteId }))),
    ).toEqual(Array.from({ length: 3 }, () => ({ etat: 'FAIT' })))
    expect(await handler.executer('1', { coproprieteId })).toEqual({ etat: 'FAIT' })
    const [document, ...autres] = await documents(coproprieteId)
    expect(autres).toEqual([])
    // Those that lost the race, however late they saw it, left nothing behind.
    expect([...files]).toEqual([document?.cle])
    expect(document).toMatchObject({
      nom: `attestation-immatriculation-${numero}.pdf`,
      etat_analyse: 'SAFE',
      teledeclarant_id: notaire.teledeclarantId,
    })
    const octets = await buffer(await r.deps.storage.get(document?.cle ?? ''))
    expect(octets.length).toBe(document?.taille)
    expect(createHash('sha256').update(octets).digest('hex')).toBe(document?.sha256)
    expect((await PDFDocument.load(octets)).getTitle()).toBe(
      `Attestation d’immatriculation ${numero.replace(/^(...)(...)(...)$/u, '$1-$2-$3')}`,
    )
  })
  it('says what the register holds', async () => {
    const { r, coproprieteId, numero } = await immatriculer()
    const row = await lireAttestation(r.db, coproprieteId, r.clock.today())
    if (!row?.numero || !row.date_immatriculation) throw new Error('not registered')
    const dit = versAttestation(
      { ...row, numero: row.numero, date_immatriculation: row.date_immatriculation },
      r.clock.now(),
    )
    expect(dit).toMatchObject({
      numero,
      dateImmatriculation: r.clock.today(),
      representant: null,
      dateDerniereMiseAJour: r.clock.today(),
    })
    expect(dit.adresses).toEqual([
      {
        voie: expect.stringMatching(/^\d+ Rue numéro \d+ de l’essai$/u),
        codePostal: '69003',
        commune: 'Lyon',
      },
    ])
    expect(dit.aJour).toBe(
      `Selon le registre, au ${formatFrDate(r.clock.today())}, ses déclarations annuelles sont à jour.`,
    )
    expect(dit.parcelles).toEqual([expect.stringMatching(/^ZZ \d+ \(Lyon\)$/u)])
    expect(dit.nbLots).toBeGreaterThan(0)
  })
  it('names the syndic and its mandate, and belongs to it', async () => {
    const r = registre()
    const [syndic, teneur] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_PRINC'),
    ])
    const { coproprieteId, demandeId } = await deposer(syndic, contenuNeuf(r))
    const [demande] = await r.db.query<{ mandat_id: number }>(
      `select mandat_id from demande where id = $1`,
      [demandeId],
    )
    const { version } = await teneur.api.ouvrirDemande({ params: { id: demande?.mandat_id ?? 0 } })
    await teneur.api.validerDemande({ params: { id: demandeId ?? 0 }, body: { version } })
    expect(await lireAttestation(r.db, coproprieteId, r.clock.today())).toMatchObject({
      lecteur_id: syndic.teledeclarantId,
      representant_atteste: {
        type: 'PRO',
        raisonSociale: expect.stringMatching(/^Établissement/u),
        debut: expect.stringMatching(/^\d{4}-/u),
      },
    })
  })
  it('is refused for good where there is no number', async () => {
    const r = registre()
    const { coproprieteId } = await deposer(await r.personne('TELE_PRO_GESTION'), contenuNeuf(r))
    expect(await etablirAttestation(r.deps).executer('1', { coproprieteId })).toMatchObject({
      etat: 'PERMANENT',
    })
    expect(
      await etablirAttestation(r.deps).executer('1', { coproprieteId: 999_999 }),
    ).toMatchObject({ etat: 'PERMANENT' })
    expect(await documents(coproprieteId)).toEqual([])
  })

  it('is known by its number and by its file, by anybody, until a byte changes', async () => {
    const { r, notaire, coproprieteId, numero } = await immatriculer()
    await etablirAttestation(r.deps).executer('1', { coproprieteId })
    const [document] = await documents(coproprieteId)
    const empreinte = document?.sha256 ?? ''
    const attendue = {
      type: 'ATTESTATION_IMMATRICULATION',
      numero,
      situation: 'IMMATRICULEE',
      modifieeDepuis: false,
      aJour: { etat: 'oui', depuis: '' },
    }
    const visiteur = r.visiteur().api
    for (const query of [
      { empreinte },
      { empreinte: empreinte.toUpperCase() },
      { numero },
      { numero: numero.toLowerCase().replace(/^(...)(...)(...)$/u, '$1-$2-$3') },
    ])
      expect(await visiteur.verifierAttestation({ query })).toMatchObject({
        jour: formatFrDate(r.clock.today()),
        attestations: [attendue],
      })
    for (const query of [
      { empreinte: createHash('sha256').update('autre').digest('hex') },
      { numero: 'ZZ9999999' },
    ])
      expect(await visiteur.verifierAttestation({ query })).toMatchObject({ attestations: [] })
    for (const query of [{}, { numero, empreinte }, { empreinte: 'x' }])
      await expect(visiteur.verifierAttestation({ query })).rejects.toMatchObject({
        problem: { code: 'requete-invalide' },
      })
    await r.db.query(
      `update declaration set valide_le = now() + interval '1 hour' where copropriete_id = $1`,
      [coproprieteId],
    )
    expect(
      (await notaire.api.verifierAttestation({ query: { numero } })).attestations,
    ).toMatchObject([{ modifieeDepuis: true }])
  })
})
