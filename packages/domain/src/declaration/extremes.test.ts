import { describe, expect, it } from 'vitest'
import { faitsDuJeu } from './catalogue.cas.ts'
import { controlerDeclaration } from './catalogue.ts'
import { BATIMENT, FAITS_DU_REGISTRE } from './champs/batiment.ts'
import { CHAMPS } from './champs/tables.ts'
import type { CodeJeu } from './jeux.ts'

/** What the register writes itself, whatever a body says. */
const DU_REGISTRE: ReadonlySet<string> = new Set(['dateTeleversement', ...FAITS_DU_REGISTRE])
/** Every order and procedure, asked for and dated. */
const toutDemande = () => ({
  flagEquipementsCom: true,
  flagInsalubritePartiesCom: true,
  flagPerilPartiesCom: true,
  flagSecuriteInsalubritePartiesCom: true,
  flagMandatAdhoc: true,
  flagOrdonnanceCarence: true,
  arreteEquipements: { type: 'EQUIPEMENTS', dateArrete: '2020-05-01', dateMainLevee: null },
  arreteInsalubriteParties: { type: 'INSALUBRITE', dateArrete: '2020-05-01', dateMainLevee: null },
  arretePerilParties: { type: 'PERIL', dateArrete: '2020-05-01', dateMainLevee: null },
  arreteSecuriteInsalubriteParties: [
    { type: 'SECURITE_TR_INSALUBRITE', dateArrete: '2020-05-01', dateMainLevee: null },
  ],
  mandatAdHoc: { dateNomination: '2020-05-01', dateFinMission: null },
  ordonnanceCarence: { dateOrdonnance: '2020-05-01' },
})

/** Every day that a declaration declares, by its path, with the question that asks for it. */
const jours = (jeu: CodeJeu): string[] => [
  ...Object.entries(CHAMPS).flatMap(([bloc, table]) =>
    Object.entries(table).flatMap(([nom, { genre }]) =>
      genre === 'jour'
        ? [`${bloc}.${nom}`]
        : genre === 'arrete'
          ? ['dateArrete', 'dateMainLevee'].map((d) => `${bloc}.${nom}.${d}`)
          : genre === 'arretes'
            ? ['dateArrete', 'dateMainLevee'].map((d) => `${bloc}.${nom}.0.${d}`)
            : genre === 'jours'
              ? Object.keys(Object(Reflect.get(toutDemande(), nom))).map(
                  (d) => `${bloc}.${nom}.${d}`,
                )
              : [],
    ),
  ),
  ...(jeu === '2027'
    ? Object.entries(BATIMENT).flatMap(([nom, { genre }]) =>
        genre === 'jour' ? [`donneesTechniques.batiments.0.${nom}`] : [],
      )
    : []),
]

const fautes = (jeu: CodeJeu, chemin: string, jour: string): string[] => {
  const faits = faitsDuJeu(jeu, ({ contenu }) => {
    Object.assign(contenu.procedures, toutDemande())
    const pas = chemin.split('.')
    const lieu = pas.slice(0, -1).reduce((o: unknown, p) => Reflect.get(Object(o), p), contenu)
    Reflect.set(Object(lieu), pas.at(-1) ?? '', jour)
  })
  return controlerDeclaration(faits.contenu, faits.contexte).erreurs.map((e) => e.champ)
}

describe.each(['2016', '2027'] as const)('no declared day is without end, set of %s', (jeu) => {
  it.each(jours(jeu).filter((c) => !DU_REGISTRE.has(c.split('.').at(-1) ?? '')))(
    '%s: a wrong year is refused beside it',
    (chemin) => {
      for (const jour of ['2062-12-31', '9999-12-31'])
        expect(fautes(jeu, chemin, jour)).toContain(chemin)
    },
  )
})
