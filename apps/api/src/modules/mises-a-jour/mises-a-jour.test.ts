import { describe, expect, it } from 'vitest'
import { codeDe } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import {
  avecAscenseurs,
  reglesDe,
  immatriculee,
  courante,
  annuelle,
  filer,
  periodes,
} from './mises-a-jour.exemple.ts'

describe('annual update', () => {
  const registre = useRegistre()

  it('opens the next year, becomes current, leaves the restore point and both periods', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const { id, annee } = await immatriculee(r, syndic)
    const avant = await courante(syndic, id)
    const ouverte = await syndic.api.commencerMiseAJour({
      body: { coproprieteId: id, type: 'ANNUELLE' },
    })
    expect(ouverte.immatCopropriete.donneesFinancieres).toMatchObject({
      dateDebutExercice: `01/01/${annee + 1}`,
      dateClotureComptes: `31/12/${annee + 1}`,
      montantDettes: null,
    })
    expect(ouverte.exerciceCourant?.montantDettes).toBe(1000)
    // Told from the registration on, and of an update that is written.
    const dernier = {
      dateClotureDernierExercice: `31/12/${annee}`,
      dateAgDerniereMajAnnuelle: `10/05/${annee + 1}`,
    }
    expect(avant).toMatchObject({ ...dernier, dateClotureEditable: false })
    expect(ouverte).toMatchObject({ ...dernier, dateClotureEditable: true })
    // A second tab gets the same draft.
    expect(
      (await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'ANNUELLE' } })).id,
    ).toBe(ouverte.id)
    const d = await annuelle(syndic, id, annee, { montantDettes: 9000 })
    const deposee = await filer(syndic, d)
    expect([deposee.etat, deposee.typeMaj]).toEqual(['COURANTE', 'ANNUELLE'])
    expect((await courante(syndic, id)).id).toBe(d.id)
    expect(
      (
        await syndic.api.lireDeclaration({
          params: { a: id, b: 'AVANT_DECLARATION_ANNUELLE', flag: 'false' },
        })
      ).id,
    ).toBe(avant.id)
    const [copro] = await r.db.query<Record<string, unknown>>(
      `select etat, version, date_derniere_maj_annuelle as maj, date_cloture_dernier_exercice as cloture from copropriete where id = $1`,
      [id],
    )
    expect(copro).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEE',
      maj: r.clock.today(),
      cloture: `${annee + 1}-12-31`,
    })
    const [un, deux] = await periodes(r, id)
    expect([un?.declaration_id, deux?.declaration_id, un?.au?.getTime(), deux?.au]).toEqual([
      avant.id,
      d.id,
      deux?.du.getTime(),
      null,
    ])
    const courriels = await r.db.query(
      `select 1 from outbox where payload->>'modele' = 'mise-a-jour-enregistree' and (payload->'donnees'->>'coproprieteId')::int = $1`,
      [id],
    )
    expect(courriels).toHaveLength(1)
  })

  it('asks once what may be confirmed, and keeps it with the declaration', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const d = await annuelle(syndic, id, annee, { dateClotureComptes: `30/11/${annee + 1}` })
    expect(await reglesDe(filer(syndic, d))).toEqual(['WS103'])
    const deposee = await filer(syndic, d, ['WS103'])
    expect(deposee.confirmations).toEqual(['WS103'])
    const [derniere] = await syndic.api.listerDeclarationsPrecedentes({ params: { id } })
    expect(derniere?.confirmations).toEqual(['WS103'])
  })

  it('refuses another year than the validated one, and figures of a validated year', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const d = await annuelle(syndic, id, annee, {
      dateDebutExercice: `01/01/${annee}`,
      dateClotureComptes: `31/12/${annee}`,
      dateAg: `10/05/${annee + 1}`,
      montantDettes: 1,
    })
    expect(await reglesDe(filer(syndic, d, ['WS101', 'CNB009']))).toEqual(['FIN-EXERCICE-VALIDE'])
    const financieres = {
      ...d.immatCopropriete.donneesFinancieres,
      dateClotureComptes: `31/12/${annee - 1}`,
      dateDebutExercice: `01/01/${annee - 1}`,
    }
    const appel = syndic.api.mettreAJourDonneesFinancieres({
      params: { id: d.id ?? 0 },
      body: { version: d.version, donneesFinancieres: financieres },
    })
    expect(await reglesDe(appel)).toContain('WS102')
  })

  it('keeps what is not asked any more while one types, empties it once filed, and names it', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const { id, annee } = await immatriculee(r, syndic)
    const d = await annuelle(syndic, id, annee, { comptesNonApprouves: true })
    const ag = `20/05/${annee + 2}`
    expect(d.immatCopropriete.donneesFinancieres.dateAg).toBe(ag)
    expect(d.controle.vides).toEqual(['donneesFinancieres.dateAg'])
    const deposee = await filer(syndic, d)
    expect(deposee.controle.vides).toEqual(['donneesFinancieres.dateAg'])
    expect((await courante(syndic, id)).immatCopropriete.donneesFinancieres.dateAg).toBe('')
  })

  it('declares accounts that are not approved, then the same year once approved', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_NONPRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const d = await annuelle(syndic, id, annee, { comptesNonApprouves: true, dateAg: '' } as never)
    expect((await filer(syndic, d)).typeMaj).toBe('COMPTESNONAPPROUVES')
    expect((await courante(syndic, id)).isExerciceNonApprouve).toBe(true)
    const ouverte = await syndic.api.commencerMiseAJour({
      body: { coproprieteId: id, type: 'ANNUELLE' },
    })
    expect(ouverte.immatCopropriete.donneesFinancieres.dateClotureComptes).toBe(
      `31/12/${annee + 1}`,
    )
    const approuvee = await annuelle(syndic, id, annee, { comptesNonApprouves: false })
    expect(await reglesDe(filer(syndic, approuvee))).toEqual(['WS101'])
    expect((await filer(syndic, approuvee, ['WS101'])).typeMaj).toBe('ANNUELLE')
  })

  it('filed by two tabs at once, is one', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const d = await annuelle(syndic, id, annee)
    const codes = await Promise.all([1, 2, 3].map(() => codeDe(filer(syndic, d))))
    expect(codes.filter((c) => c === 'ok')).toHaveLength(1)
    expect(
      codes
        .filter((c) => c !== 'ok')
        .every((c) => c === 'version-perimee' || c === 'transition-interdite'),
    ).toBe(true)
    expect(
      (await syndic.api.listerDeclarationsPrecedentes({ params: { id } })).filter(
        (p) => p.typeMaj === 'ANNUELLE',
      ),
    ).toHaveLength(1)
    const ouvertures = await Promise.all(
      [1, 2].map(() =>
        syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } }),
      ),
    )
    expect(new Set(ouvertures.map((o) => o.id)).size).toBe(1)
  })
})

describe('standard update', () => {
  const registre = useRegistre()

  it('replaces the current declaration, keeps the former in the history, leaves the finances alone', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_SECOND')
    const { id } = await immatriculee(r, syndic)
    const avant = await courante(syndic, id)
    const d = await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })
    const { identification, donneesFinancieres } = d.immatCopropriete
    const sauver = (version: number, immatCopropriete: Partial<typeof d.immatCopropriete>) =>
      syndic.api.enregistrerBrouillon({
        params: { x: 'identification' },
        body: { id: d.id, version, typeImmat: d.typeImmat, immatCopropriete },
      })
    let s = await sauver(d.version, {
      donneesFinancieres: { ...donneesFinancieres, montantDettes: 7 },
    })
    expect(await reglesDe(filer(syndic, s))).toEqual(['FIN-EXERCICE-VALIDE'])
    s = await sauver(s.version, {
      donneesFinancieres,
      identification: { ...identification, nomCopropriete: 'Résidence renommée' },
    })
    // A draft shows nowhere before it is filed.
    expect(
      (await syndic.api.visualiserCopropriete({ params: { id } })).declaration?.nomCopropriete,
    ).toBe(avant.nomCopropriete)
    expect((await filer(syndic, s)).etat).toBe('COURANTE')
    const fiche = await syndic.api.visualiserCopropriete({ params: { id } })
    expect([fiche.declaration?.nomCopropriete, fiche.declaration?.id]).toEqual([
      'Résidence renommée',
      s.id,
    ])
    const [maintenant, ancienne] = await syndic.api.listerDeclarationsPrecedentes({
      params: { id },
    })
    expect([maintenant?.id, ancienne?.id, ancienne?.etat, ancienne?.au === maintenant?.du]).toEqual(
      [s.id, avant.id, null, true],
    )
    const { champs, de, a } = await syndic.api.comparerDeclarations({
      params: { id },
      query: { de: avant.id ?? 0, a: s.id ?? 0 },
    })
    expect(champs).toEqual(['identification.nomCopropriete'])
    expect([
      de.immatCopropriete.identification.nomCopropriete,
      a.immatCopropriete.identification.nomCopropriete,
    ]).toEqual([avant.nomCopropriete, 'Résidence renommée'])
    const chronologie = await syndic.api.lireChronologie({ params: { id } })
    expect(chronologie.map((e) => e.libelle)).toEqual(
      expect.arrayContaining([
        'Mise à jour standard',
        'Immatriculation',
        'Début du mandat de syndic',
      ]),
    )
  })

  it('started before another one, takes it over without losing what was typed', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const standard = await syndic.api.commencerMiseAJour({
      body: { coproprieteId: id, type: 'STANDARD' },
    })
    const { donneesTechniques } = standard.immatCopropriete
    const s = await syndic.api.enregistrerBrouillon({
      params: { x: 'donnees-techniques' },
      body: {
        id: standard.id,
        version: standard.version,
        typeImmat: standard.typeImmat,
        immatCopropriete: { donneesTechniques: avecAscenseurs(donneesTechniques, 7) },
      },
    })
    await filer(syndic, await annuelle(syndic, id, annee))
    expect(await codeDe(filer(syndic, s))).toBe('version-perimee')
    const reprise = await syndic.api.commencerMiseAJour({
      body: { coproprieteId: id, type: 'STANDARD' },
    })
    expect(reprise.id).toBe(standard.id)
    expect(reprise.immatCopropriete.donneesTechniques.nbAscenseurs).toBe(7)
    expect(reprise.immatCopropriete.donneesFinancieres.dateClotureComptes).toBe(
      `31/12/${annee + 1}`,
    )
    expect((await filer(syndic, reprise)).etat).toBe('COURANTE')
  })

  it('belongs to the house; a deleted draft leaves the co-ownership as it is', async () => {
    const r = registre()
    const [syndic, autre] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TELE_PRO_ADMIN_PRINC'),
    ])
    const { id } = await immatriculee(r, syndic)
    const d = await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })
    expect(
      await codeDe(autre.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })),
    ).toBe('introuvable')
    expect(await codeDe(autre.api.lireBrouillon({ params: { id: d.id ?? 0 } }))).toBe('introuvable')
    expect(await codeDe(filer(autre, d))).toBe('introuvable')
    expect((await syndic.api.listerBrouillons({})).map((b) => [b.id, b.typeMaj])).toContainEqual([
      d.id,
      'STANDARD',
    ])
    expect(d.dateClotureEditable).toBe(false)
    // Whatever became of its right to file it, who writes a draft may delete it.
    await r.db.query(`update copropriete set etat = 'DISSOLUTION_A_VALIDER' where id = $1`, [id])
    await syndic.api.supprimerBrouillon({ params: { id: d.id ?? 0 } })
    await r.db.query(`update copropriete set etat = 'IMMATRICULEE_RATTACHEE' where id = $1`, [id])
    expect((await syndic.api.visualiserCopropriete({ params: { id } })).etat).toBe(
      'IMMATRICULEE_RATTACHEE',
    )
    expect(
      await codeDe(
        syndic.api.changerEtatBrouillon({
          body: { id: d.id ?? 0, version: d.version + 1, etat: 'A_VALIDER' },
        }),
      ),
    ).toBe('introuvable')
  })
})
