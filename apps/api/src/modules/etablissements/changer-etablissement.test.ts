import { estSiret, type EtablissementSirene, RegisterError } from '@registre/domain'
import { etablissementSirene, coproprietesSuivies, type Personne } from '@registre/testing/register'
import { afterEach, describe, expect, it } from 'vitest'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { certificat, useCertificats } from '../certificats/certificats-de-test.ts'

/** The right numbers of a firm. */
const siretsDe = (siren: string, n: number): string[] =>
  Array.from({ length: 100 * n }, (_, i) => siren + String(i + 20).padStart(5, '0'))
    .filter(estSiret)
    .slice(0, n)

describe('a firm that changes its establishment', () => {
  const { registre, presenter, deposer } = useCertificats()
  const connus = new Map<string, Partial<EtablissementSirene>>()
  let sirene: ReturnType<typeof registre>['deps']['sirene'] | null = null
  afterEach(() => {
    if (sirene) registre().deps.sirene = sirene
    sirene = null
    connus.clear()
  })
  const annuaire = (trouver: (siret: string) => Promise<EtablissementSirene | null>): void => {
    sirene ??= registre().deps.sirene
    registre().deps.sirene = { ...sirene, trouver }
  }
  const connaitre = (siret: string, dit: Partial<EtablissementSirene> = {}): void => {
    connus.set(siret, dit)
    annuaire(async (s) => {
      const trouve = connus.get(s)
      const ici = { raisonSociale: 'Cabinet Déplacé', voie: '3 rue Basse', codePostal: '69003' }
      return trouve === undefined ? null : etablissementSirene({ siret: s, ...ici, ...trouve })
    })
  }
  let suite = 0
  /** An administrator whose firm has right numbers. */
  const cabinet = async (profil: Parameters<ReturnType<typeof registre>['personne']>[0]) => {
    suite += 1
    const siren = `7${String(suite).padStart(8, '0')}`
    const [sien = '', voisin = ''] = siretsDe(siren, 2)
    const admin = await registre().personne(profil)
    await registre().db.query('update teledeclarant set siret = $2 where id = $1', [
      admin.teledeclarantId,
      sien,
    ])
    return { admin, sien, voisin }
  }
  const lire = ({ api, teledeclarantId }: Personne) =>
    api.lireEtablissement({ params: { id: teledeclarantId ?? 0 } })
  const changer = async (p: Personne, siret: string) => {
    const { version, telephone, representant } = await lire(p)
    return p.api.enregistrerEtablissement({ body: { version, telephone, representant, siret } })
  }
  const refus = (p: Personne, siret: string) =>
    changer(p, siret).then(
      () => null,
      (e: { problem: object }) => e.problem,
    )

  it('keeps its account, its mandates and its programs; sheets say the new one at once', async () => {
    const { admin, sien, voisin } = await cabinet('TELE_PRO_ADMIN_PRINC')
    const [suivie] = await coproprietesSuivies(registre(), admin, 300)
    const { jeton } = await admin.api.creerJeton({
      body: { nom: 'Logiciel', usage: 'LIRE_COPROPRIETES', jours: 30 },
    })
    await projeterCoproprietes({ db: registre().db })
    const compter = () =>
      registre().db.query(
        `select (select count(*)::int from mandat where teledeclarant_id = $1) as mandats, (select count(*)::int from demande where teledeclarant_id = $1) as demandes,
           (select count(*)::int from journal where copropriete_id is not null) as lignes, (select count(*)::int from jeton_api where utilisateur_id = $2 and revoque_le is null) as jetons`,
        [admin.teledeclarantId, admin.utilisateurId],
      )
    const avant = await compter()
    connaitre(voisin)
    const vu = await changer(admin, `${voisin.slice(0, 3)} ${voisin.slice(3)}`)
    expect(vu).toMatchObject({
      id: admin.teledeclarantId,
      siret: voisin,
      raisonSociale: 'Cabinet Déplacé',
      adresse: ['3 rue Basse', '69003 Lyon'],
      representant: { nom: 'Martin' },
    })
    expect(await compter()).toEqual(avant)
    expect(jeton).toMatch(/^rnc_/)
    const fiche = await registre()
      .visiteur()
      .api.lireFicheAnnuaire({ params: { id: suivie?.numero ?? '' } })
    expect(fiche.syndic).toMatchObject({ nom: 'Cabinet Déplacé', siret: voisin })
    expect(
      await registre().db.query(
        `select de, vers, copropriete_id from journal where teledeclarant_id = $1 and type in ('changer-etablissement', 'enregistrer-etablissement')`,
        [admin.teledeclarantId],
      ),
    ).toEqual([{ de: sien, vers: voisin, copropriete_id: null }])
    const courriels = await registre().db.query(
      `select payload->>'a' as a from outbox where payload->>'modele' = 'etablissement-change'`,
    )
    expect(courriels).toEqual([{ a: admin.login }])
    // Back again: the one that it left is free.
    connaitre(sien)
    expect((await changer(admin, sien)).siret).toBe(sien)
    // The same number changes nothing, and asks nobody.
    annuaire(() => Promise.reject(new Error('asked')))
    expect((await changer(admin, sien)).siret).toBe(sien)
    await scellerJournal(registre().deps)
  })

  it('is refused, and told why: another firm, an account of its own, closed, unknown, hidden, a bakery', async () => {
    const { admin, sien, voisin } = await cabinet('TELE_PRO_ADMIN_PRINC')
    const autre = await cabinet('TELE_PRO_ADMIN_PRINC')
    const champ = (code: string) => ({
      code: 'regles-non-respectees',
      champs: [{ champ: 'siret', code }],
    })
    connaitre(autre.voisin)
    expect(await refus(admin, autre.voisin)).toMatchObject(champ('autre-entreprise'))
    expect(await refus(admin, `${voisin.slice(0, 13)}x`)).toMatchObject(champ('siret'))
    expect(await refus(admin, voisin)).toMatchObject(champ('introuvable'))
    connaitre(voisin, { etat: 'FERME' })
    expect(await refus(admin, voisin)).toMatchObject(champ('ferme'))
    connaitre(voisin, { codeApe: '10.71C' })
    expect(await refus(admin, voisin)).toMatchObject(champ('ape'))
    connaitre(voisin, { voie: '', codePostal: '', commune: '' })
    expect(await refus(admin, voisin)).toMatchObject(champ('masque'))
    connaitre(voisin)
    await registre().db.query('update teledeclarant set siret = $2 where id = $1', [
      autre.admin.teledeclarantId,
      voisin,
    ])
    expect(await refus(admin, voisin)).toMatchObject({
      status: 409,
      code: 'siret-deja-utilise',
      message: expect.stringContaining('est une fusion'),
    })
    expect((await lire(admin)).siret).toBe(sien)
  })

  it('an absent directory changes nothing, and says to try again', async () => {
    const { admin, sien, voisin } = await cabinet('TELE_PRO_ADMIN_PRINC')
    for (const [code, mot] of [
      ['sirene-indisponible', 'Réessayez'],
      ['service-non-regle', 'écrivez au teneur'],
    ] as const) {
      annuaire(() => Promise.reject(new RegisterError(code)))
      expect(await refus(admin, voisin)).toMatchObject({
        code,
        message: expect.stringContaining(mot),
      })
    }
    expect(await lire(admin)).toMatchObject({ siret: sien, version: 1 })
  })

  it('is the principal administrator’s, of a firm that has a SIRET', async () => {
    const { admin, voisin } = await cabinet('NOTAIRE_NOTAIRE')
    connaitre(voisin, { codeApe: '69.10Z' })
    expect((await lire(admin)).allowedToMove).toBe(false)
    expect(await refus(admin, voisin)).toMatchObject({ code: 'acces-non-autorise' })
    const benevole = await registre().personne('TELE_NONPRO_ADMIN_PRINC')
    expect((await lire(benevole)).allowedToMove).toBe(false)
    expect(await refus(benevole, voisin)).toMatchObject({ champs: [{ code: 'sans-siret' }] })
    // A session that proved nothing of late asks first.
    const ancien = await cabinet('TELE_PRO_ADMIN_PRINC')
    connaitre(ancien.voisin)
    await registre().db.query(
      `update session set prouvee_le = '2020-01-01' where utilisateur_id = $1`,
      [ancien.admin.utilisateurId],
    )
    expect(await refus(ancien.admin, ancien.voisin)).toMatchObject({ code: 'preuve-a-renouveler' })
  })

  it('two firms at once never take one SIRET', async () => {
    const un = await cabinet('TELE_PRO_ADMIN_PRINC')
    const deux = await cabinet('TELE_PRO_ADMIN_PRINC')
    const [, second = '', voulu = ''] = siretsDe(un.sien.slice(0, 9), 3)
    await registre().db.query('update teledeclarant set siret = $2 where id = $1', [
      deux.admin.teledeclarantId,
      second,
    ])
    connaitre(voulu)
    const issues = await Promise.all([refus(un.admin, voulu), refus(deux.admin, voulu)])
    expect(issues.filter((i) => i === null)).toHaveLength(1)
    expect(issues.filter((i) => i !== null)).toMatchObject([{ code: 'siret-deja-utilise' }])
  })

  it('an office presents its certificates again: its own is detached, its people come back with theirs', async () => {
    const { admin, voisin } = await cabinet('NOTAIRE_ADMIN')
    const [etude, personne] = [certificat('Cachet'), certificat('Roche')]
    await deposer(admin, etude.pem, { idUtilisateur: 0 })
    await deposer(admin, personne.pem)
    const autre = presenter(personne.pem)
    await autre.api.ouvrirSessionNotaire()
    connaitre(voisin, { codeApe: '69.10Z' })
    await changer(admin, voisin)
    // Who moved the office goes on; the session that another certificate opened ends.
    expect((await admin.api.lireCompte()).id).toBe(admin.utilisateurId)
    await expect(autre.api.lireCompte()).rejects.toMatchObject({ problem: { status: 401 } })
    expect((await autre.api.ouvrirSessionNotaire()).id).toBe(admin.utilisateurId)
    await expect(presenter(etude.pem).api.ouvrirSessionNotaire()).rejects.toMatchObject({
      problem: { code: 'certificat-inconnu' },
    })
    await deposer(admin, etude.pem, { idUtilisateur: 0 })
    expect((await presenter(etude.pem).api.ouvrirSessionNotaire()).id).toBe(admin.utilisateurId)
  })
})
