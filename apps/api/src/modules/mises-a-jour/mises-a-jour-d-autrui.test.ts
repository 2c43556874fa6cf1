import { addDays } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { brouillonComplet, codeDe, contenuNeuf } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import {
  avecAscenseurs,
  annuelle,
  ceder,
  courante,
  filer,
  immatriculee,
} from './mises-a-jour.exemple.ts'

describe('updates by others', () => {
  const registre = useRegistre()

  it('the predecessor’s waits for the successor, who accepts it with what it changed meanwhile', async () => {
    const r = registre()
    const [ancien, nouveau] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TELE_PRO_ADMIN_PRINC'),
    ])
    const { id, annee, mandatId } = await immatriculee(r, ancien)
    await ceder(r, id, mandatId, nouveau)
    await r.db.query(
      `update copropriete set date_immatriculation = date_immatriculation - 400 where id = $1`,
      [id],
    )
    expect(
      (
        await ancien.api.rechercherCoproprietes({ body: { filtre: 'annuelle' } })
      ).ligneRechercheCoproprieteDTOList.map((l) => l.id),
    ).toEqual([id])
    const d = await annuelle(ancien, id, annee)
    const attente = await filer(ancien, d)
    expect(attente.etat).toBe('A_VALIDER')
    expect(await codeDe(filer(ancien, await annuelle(ancien, id, annee)))).toBe('deja-existant')
    expect((await nouveau.api.listerDeclarationsPredecesseur({})).map((p) => p.id)).toEqual([d.id])
    // The successor changes something else first.
    const s = await nouveau.api.commencerMiseAJour({
      body: { coproprieteId: id, type: 'STANDARD' },
    })
    const technique = avecAscenseurs(s.immatCopropriete.donneesTechniques, 5)
    await filer(
      nouveau,
      await nouveau.api.enregistrerBrouillon({
        params: { x: 'donnees-techniques' },
        body: {
          id: s.id,
          version: s.version,
          typeImmat: s.typeImmat,
          immatCopropriete: { donneesTechniques: technique },
        },
      }),
    )
    expect(
      await codeDe(ancien.api.accepterDeclarationPredecesseur({ params: { id: d.id ?? 0 } })),
    ).toBe('introuvable')
    const codes = await Promise.all(
      [1, 2].map(() =>
        codeDe(nouveau.api.accepterDeclarationPredecesseur({ params: { id: d.id ?? 0 } })),
      ),
    )
    expect(codes.toSorted()).toEqual(['ok', 'transition-interdite'])
    const fin = await courante(nouveau, id)
    expect([fin.id, fin.typeMaj, fin.immatCopropriete.donneesTechniques.nbAscenseurs]).toEqual([
      d.id,
      'ANNUELLE',
      5,
    ])
    expect(fin.immatCopropriete.donneesFinancieres.dateClotureComptes).toBe(`31/12/${annee + 1}`)
  })

  it('or sets it aside, once', async () => {
    const r = registre()
    const [ancien, nouveau, tiers] = await Promise.all([
      r.personne('TELE_PRO_GESTION'),
      r.personne('TELE_PRO_GESTION'),
      r.personne('TELE_PRO_GESTION'),
    ])
    const { id, annee, mandatId } = await immatriculee(r, ancien)
    await ceder(r, id, mandatId, nouveau)
    const d = await filer(ancien, await annuelle(ancien, id, annee))
    const params = { id: d.id ?? 0 }
    expect(await codeDe(tiers.api.supprimerDeclarationPredecesseur({ params }))).toBe('introuvable')
    expect(await codeDe(tiers.api.lireDeclarationDonneeCopropriete({ params }))).toBe('introuvable')
    expect((await nouveau.api.lireDeclarationDonneeCopropriete({ params })).id).toBe(d.id)
    await nouveau.api.supprimerDeclarationPredecesseur({ params })
    expect(await codeDe(nouveau.api.accepterDeclarationPredecesseur({ params }))).toBe(
      'transition-interdite',
    )
    const courriels = await r.db.query<{ m: string }>(
      `select payload->>'modele' as m from outbox where payload->>'modele' like 'mise-a-jour-%' order by id desc limit 2`,
    )
    expect(courriels.map((c) => c.m)).toEqual(['mise-a-jour-jugee', 'mise-a-jour-a-accepter'])
  })

  it('an expired mandate asks the *_EXPIRE authorities of the last syndic', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const { id, annee, mandatId } = await immatriculee(r, syndic)
    const hier = addDays(r.clock.today(), -1)
    await r.db.query(
      `update mandat set etat = 'EXPIRE', date_debut = $2, date_fin = $3 where id = $1`,
      [mandatId, addDays(hier, -300), hier],
    )
    await r.db.query(
      `update copropriete set etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE' where id = $1`,
      [id],
    )
    expect((await filer(syndic, await annuelle(syndic, id, annee))).etat).toBe('COURANTE')
    expect((await syndic.api.visualiserCopropriete({ params: { id } })).etat).toBe(
      'IMMATRICULEE_RATTACHEMENT_EXPIRE',
    )
  })

  it('a keeper administrator corrects, among keepers until it is filed', async () => {
    const r = registre()
    const [syndic, admin, hotline] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_SCOND'),
      r.personne('TENEUR_ASS_HOTLINE_ADMIN'),
    ])
    const { id } = await immatriculee(r, syndic)
    const d = await admin.api.commencerMiseAJour({
      body: { coproprieteId: id, type: 'MODIFICATION_ADMIN' },
    })
    expect(await codeDe(syndic.api.lireBrouillon({ params: { id: d.id ?? 0 } }))).toBe(
      'introuvable',
    )
    expect((await syndic.api.listerBrouillons({})).map((b) => b.id)).not.toContain(d.id)
    expect(
      await codeDe(
        hotline.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'MODIFICATION_ADMIN' } }),
      ),
    ).toBe('acces-non-autorise')
    const s = await admin.api.enregistrerBrouillon({
      params: { x: 'identification' },
      body: {
        id: d.id,
        version: d.version,
        typeImmat: d.typeImmat,
        immatCopropriete: { identification: { ...d.immatCopropriete.identification, nbAsl: 1 } },
      },
    })
    expect((await filer(admin, s)).etat).toBe('COURANTE')
    const [derniere] = await syndic.api.listerDeclarationsPrecedentes({ params: { id } })
    expect([derniere?.libelle, derniere?.auteur]).toEqual([
      'Modification par le teneur du registre',
      'Teneur du registre',
    ])
  })

  it('a notary modifies its own registration until a syndic comes', async () => {
    const r = registre()
    const [notaire, autre] = await Promise.all([
      r.personne('NOTAIRE_NOTAIRE'),
      r.personne('NOTAIRE_NOTAIRE'),
    ])
    const b = await brouillonComplet(notaire, contenuNeuf(r, 'INITIALE'), 'INITIALE')
    const confirmations = b.controle.aConfirmer.map((e) => e.code)
    const { coproprieteId: id } = await notaire.api.soumettreImmatriculationNotaire({
      params: { x: notaire.teledeclarantId ?? 0 },
      body: { id: b.id ?? 0, version: b.version, confirmations },
    })
    expect(await notaire.api.verifierModificationNotaire({ params: { id } })).toEqual({
      response: true,
      typeDeclaration: 'MODIF_INITIALE',
    })
    expect(await autre.api.verifierModificationNotaire({ params: { id } })).toEqual({
      response: false,
      typeDeclaration: null,
    })
    const d = await notaire.api.commencerMiseAJour({
      body: { coproprieteId: id, type: 'STANDARD' },
    })
    expect([d.typeDeclaration, d.typeImmat]).toEqual(['MODIF_INITIALE', 'INITIALE'])
    expect((await filer(notaire, d)).etat).toBe('COURANTE')
    expect(
      await codeDe(autre.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })),
    ).toBe('transition-interdite')
  })
})
