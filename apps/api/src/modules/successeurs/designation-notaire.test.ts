import { describe, expect, it } from 'vitest'
import {
  brouillonComplet,
  codeDe,
  contenuNeuf,
  demanderRattachement,
  inscriptionDe,
} from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { cleDeGraine } from '../../platform/cle-courriel.ts'
import {
  benevole,
  brouillon,
  designer,
  histoire,
  immatriculer,
  recus,
  statutDe,
  syndic,
} from './designation-de-test.ts'

// A notary registers and says who the syndic is: known, it is told; unknown, it exists from then on,
// may open its account once the number is given, and goes when the registration is given up.

const MOT_DE_PASSE = 'Tilleul-Brume-4271!'

describe('the syndic whom a notary designates', () => {
  const registre = useRegistre()

  it('unknown: made at once, told of nothing, invited with the number, attached in the end', async () => {
    const r = registre()
    const notaire = await r.personne('NOTAIRE_NOTAIRE')
    const d = await brouillon(r, notaire)
    const s = syndic()
    const vu = await designer(notaire, d, s)
    expect(vu.designe).toMatchObject({ ...s, connu: false })
    expect(await notaire.api.lireSyndicDesigne({ params: { id: d.id ?? 0 } })).toEqual(vu)
    // What was read may be sent back: nothing moves.
    expect(await designer(notaire, d, vu.designe ?? s)).toEqual(vu)
    expect(await statutDe(r, s.email)).toEqual([{ statut: 'ATT_FIN_IMM_NOT', origine: 'NOTAIRE' }])
    expect(await recus(r, s.email)).toEqual([])
    // Somebody of that firm who registers is told to see the notary.
    r.deps.captcha.verifier = async () => true
    await expect(
      r.visiteur().api.creerTeledeclarant({
        params: { type: 'PRO' },
        body: inscriptionDe('PRO', { siret: s.siret }),
      }),
    ).rejects.toMatchObject({
      problem: { code: 'siret-deja-utilise', message: expect.stringContaining('notaire') },
    })
    const { numeroImmatriculation } = await immatriculer(notaire, d)
    expect(await statutDe(r, s.email)).toEqual([{ statut: 'ATT_CREA_COMPTE', origine: 'NOTAIRE' }])
    const [invitation, ...autres] = await recus(r, s.email)
    expect([invitation?.modele, autres]).toEqual(['syndic-invite', []])
    const key = cleDeGraine(r.deps.settings.SECRET, invitation?.graine ?? '')
    const visiteur = r.visiteur()
    expect(await visiteur.api.lireSuccesseurParCle({ params: { key } })).toMatchObject({
      parNotaire: true,
      numeroImmatriculation,
      nom: 'Le Goff',
    })
    await visiteur.api.creerCompteSuccesseur({
      params: { key },
      body: {
        nom: 'Le Goff',
        prenom: 'Erwan',
        voie: '3 quai du Port',
        codePostal: '56000',
        commune: 'Vannes',
        motDePasse: MOT_DE_PASSE,
      },
    })
    expect(await histoire(r, s.email)).toEqual([
      'creer-par-notaire - ATT_FIN_IMM_NOT',
      'finaliser-immatriculation-notaire ATT_FIN_IMM_NOT ATT_CREA_COMPTE',
      'definir-mot-de-passe ATT_CREA_COMPTE ATT_ACTIVATION',
    ])
  })

  it('known by its SIRET or its address: told with the number, its own data stay its own', async () => {
    const r = registre()
    const notaire = await r.personne('NOTAIRE_ADMIN')
    const [pro, nonPro] = [
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TELE_NONPRO_ADMIN_PRINC'),
    ]
    await r.db.query(
      `update teledeclarant set siret = '99950112500010', rep_email = 'accueil@connu.test' where id = $1`,
      [pro.teledeclarantId],
    )
    await r.db.query(`update teledeclarant set raison_sociale = 'Régie 100 % Île' where id = $1`, [
      pro.teledeclarantId,
    ])
    // By its name as by its SIRET; a sign of it is no pattern.
    const trouver = async (q: string) =>
      (await notaire.api.chercherSyndics({ query: { q } })).map(({ siret }) => siret)
    expect([await trouver('100 % ile'), await trouver('regie%ile')]).toEqual([
      ['99950112500010'],
      [],
    ])
    const d = await brouillon(r, notaire)
    const seul = { type: 'PRO' as const, siret: '99950112500010' }
    expect((await designer(notaire, d, seul)).designe).toMatchObject({
      connu: true,
      nom: '',
      email: '',
    })
    const { numeroImmatriculation } = await immatriculer(notaire, d)
    expect(await recus(r, 'accueil@connu.test')).toEqual([
      { modele: 'syndic-designe', graine: null },
    ])
    // Whoever decides its attachment knows that the notary named it, and not the other one.
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    const annonces = async (syndic: typeof pro) => {
      const { idDemande } = await demanderRattachement(r, syndic, numeroImmatriculation ?? '')
      const { points } = await teneur.api.lireInfosValidation({ params: { n: idDemande } })
      return points.filter(({ code }) => code.endsWith('SYNDIC_ANNONCE')).map((p) => p.code)
    }
    expect([await annonces(pro), await annonces(nonPro)]).toEqual([
      ['SYNDIC_ANNONCE'],
      ['AUTRE_SYNDIC_ANNONCE'],
    ])
    const e = await brouillon(r, notaire)
    const { designe } = await designer(notaire, e, { ...benevole(), email: nonPro.login })
    expect(designe).toMatchObject({ type: 'NON_PRO', connu: true, nom: '', email: '' })
    const faute = await codeDe(designer(notaire, e, { ...seul, siret: '12345678901234' }))
    expect(faute).toBe('regles-non-respectees')
  })

  it('another one takes its place, or none: an establishment that nobody else names goes', async () => {
    const r = registre()
    const [a, b] = [await r.personne('NOTAIRE_NOTAIRE'), await r.personne('NOTAIRE_NOTAIRE')]
    const [da, db] = [await brouillon(r, a), await brouillon(r, b)]
    const s = syndic()
    await designer(a, da, s)
    // The other notary names the same firm, and reads nothing of its person.
    expect((await designer(b, db, { type: 'PRO', siret: s.siret })).designe).toMatchObject({
      connu: true,
      email: '',
    })
    await designer(a, da, benevole())
    expect(await statutDe(r, s.email)).toMatchObject([{ statut: 'ATT_FIN_IMM_NOT' }])
    const id = { params: { id: db.id ?? 0 } }
    await b.api.retirerSyndicDesigne(id)
    expect(await codeDe(b.api.retirerSyndicDesigne(id))).toBe('ok')
    expect(await statutDe(r, s.email)).toMatchObject([{ statut: 'SUPPRIME' }])
    expect(await recus(r, s.email)).toEqual([])
    expect(
      (
        await r.db.query<{ type: string }>(
          `select type from journal where copropriete_id = $1 and type like '%syndic%' order by id`,
          [db.coproprieteId],
        )
      ).map(({ type }) => type),
    ).toEqual(['designer-syndic', 'retirer-syndic-designe'])
  })

  it('two notaries who leave the same one at once leave nobody behind', async () => {
    const r = registre()
    const [a, b] = [await r.personne('NOTAIRE_NOTAIRE'), await r.personne('NOTAIRE_NOTAIRE')]
    const [da, db] = [await brouillon(r, a), await brouillon(r, b)]
    const s = syndic()
    await designer(a, da, s)
    await designer(b, db, { type: 'PRO', siret: s.siret })
    await Promise.all([
      a.api.supprimerBrouillon({ params: { id: da.id ?? 0 } }),
      b.api.retirerSyndicDesigne({ params: { id: db.id ?? 0 } }),
    ])
    expect(await statutDe(r, s.email)).toMatchObject([{ statut: 'SUPPRIME' }])
  })

  it('two notaries who register for the same one at once both succeed', async () => {
    const r = registre()
    const [a, b] = [await r.personne('NOTAIRE_NOTAIRE'), await r.personne('NOTAIRE_NOTAIRE')]
    const [da, db] = [await brouillon(r, a), await brouillon(r, b)]
    const s = syndic()
    await designer(a, da, s)
    await designer(b, db, { type: 'PRO', siret: s.siret })
    await Promise.all([immatriculer(a, da), immatriculer(b, db)])
    expect(await statutDe(r, s.email)).toMatchObject([{ statut: 'ATT_CREA_COMPTE' }])
    expect((await recus(r, s.email)).map(({ modele }) => modele)).toEqual([
      'syndic-invite',
      'syndic-invite',
    ])
  })

  it.each(['validée', 'doublon', 'supprimée'] as const)(
    'a keeper decides of the duplicate: %s',
    async (issue) => {
      const r = registre()
      const [a, b, teneur] = [
        await r.personne('NOTAIRE_NOTAIRE'),
        await r.personne('NOTAIRE_NOTAIRE'),
        await r.personne('TENEUR_ADMIN_PRINC'),
      ]
      const contenu = contenuNeuf(r, 'INITIALE')
      const premiere = await immatriculer(a, await brouillonComplet(a, contenu, 'INITIALE'))
      const d = await brouillonComplet(b, contenu, 'INITIALE')
      const s = benevole()
      await designer(b, d, s)
      const candidats = await b.api.listerDoublonsDeclaration({ params: { id: d.id ?? 0, n: 0 } })
      const seconde = await immatriculer(
        b,
        d,
        'Un autre bâtiment',
        candidats.map((c) => c.id),
      )
      expect(seconde.numeroImmatriculation).toBeNull()
      expect(await statutDe(r, s.email)).toMatchObject([{ statut: 'ATT_FIN_IMM_NOT' }])
      if (issue === 'supprimée') {
        const { version } = await teneur.api.visualiserCopropriete({
          params: { id: seconde.coproprieteId },
        })
        await teneur.api.supprimerCopropriete({
          params: { id: seconde.coproprieteId },
          body: { version, motif: 'Essai' },
        })
      } else {
        await teneur.api.ouvrirDemandeSansMandat({ params: { n: seconde.coproprieteId } })
        await teneur.api.validerDoublonCoproNotaire({
          params: {
            key: seconde.demandeId ?? 0,
            n: issue === 'validée' ? 0 : premiere.coproprieteId,
          },
        })
      }
      expect(await statutDe(r, s.email)).toMatchObject([
        { statut: issue === 'validée' ? 'ATT_CREA_COMPTE' : 'SUPPRIME' },
      ])
      expect((await recus(r, s.email)).map(({ modele }) => modele)).toEqual(
        issue === 'validée' ? ['syndic-invite'] : [],
      )
    },
  )

  it('belongs to a notary’s draft alone, and to nobody else; meanwhile others wait', async () => {
    const r = registre()
    const [notaire, autre, sortant] = [
      await r.personne('NOTAIRE_NOTAIRE'),
      await r.personne('NOTAIRE_NOTAIRE'),
      await r.personne('TELE_PRO_ADMIN_PRINC'),
    ]
    const d = await brouillon(r, notaire)
    expect(await codeDe(designer(autre, d, benevole()))).toBe('introuvable')
    expect(await codeDe(designer(sortant, d, benevole()))).toBe('acces-non-autorise')
    const s = syndic()
    await designer(notaire, d, s)
    // Named by a notary, it cannot be declared a successor before its account may open.
    const [c] = await r.db.query<{ id: number }>(
      `insert into copropriete (etat, numero_immatriculation, nom, auteur_teledeclarant_id, teledeclarant_id)
       values ('IMMATRICULEE_RATTACHEE', prochain_numero_immatriculation(), 'Les Ormes', $1, $1) returning id`,
      [sortant.teledeclarantId],
    )
    await expect(
      sortant.api.declarerSuccesseur({
        body: { ...s, idCopropriete: c?.id ?? 0, datePriseFonction: null },
      }),
    ).rejects.toMatchObject({ problem: { champs: [{ code: 'attend-un-notaire' }] } })
    await immatriculer(notaire, d)
    expect(await codeDe(designer(notaire, d, benevole()))).not.toBe('ok')
  })

  it('a keeper may delete it meanwhile: the registration goes on, nobody is written to', async () => {
    const r = registre()
    const [notaire, teneur] = [
      await r.personne('NOTAIRE_NOTAIRE'),
      await r.personne('TENEUR_ADMIN_PRINC'),
    ]
    const d = await brouillon(r, notaire)
    const s = benevole()
    await designer(notaire, d, s)
    const [row] = await r.db.query<{ id: number }>(
      `select id from teledeclarant where rep_email = $1`,
      [s.email],
    )
    await teneur.api.supprimerTeledeclarant({ params: { id: row?.id ?? 0 } })
    await immatriculer(notaire, d)
    expect((await recus(r, s.email)).map(({ modele }) => modele)).not.toContain('syndic-invite')
  })
})
