import type { Constat } from './constat.ts'

/** Colours, media, labels and ways about, as the page shows them. Runs in the browser. */
export const regarder = async (): Promise<Constat> => {
  const vu = (e: Element): boolean =>
    e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden'
  const tous = <E extends Element>(quoi: string): E[] =>
    [...document.querySelectorAll<E>(quoi)].filter(vu)
  const dit = (e: Element): string =>
    `${e.tagName.toLowerCase()} « ${(e.getAttribute('aria-label') ?? e.getAttribute('name') ?? e.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)} »`
  const constat = (n: number, fautes: string[] = []): { n: number; fautes: string[] } => ({
    n,
    fautes: fautes.slice(0, 5),
  })

  const couleurs = (texte: string): number[][] =>
    [...texte.matchAll(/(?:rgba?|color)\((srgb )?([^)]+)\)/g)].map(([, srgb, c = '']) => {
      const [r = 0, g = 0, b = 0, a = 1] = c.split(/[ ,/]+/).map(Number)
      return srgb ? [255 * r, 255 * g, 255 * b, a] : [r, g, b, a]
    })
  const opaque = ([, , , a = 0]: number[] = []): boolean => a > 0.99
  const clarte = (c: number[]): number => {
    const [r = 0, g = 0, b = 0] = c.map((v) =>
      v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const rapport = (a: number[], b: number[]): number => {
    const [haut = 0, bas = 0] = [clarte(a), clarte(b)].toSorted((x, y) => y - x)
    return (haut + 0.05) / (bas + 0.05)
  }
  /** The first ground that is declared, from an element up; none when nothing declares one. */
  const fond = (e: Element | null): number[] | undefined => {
    for (let ici = e; ici; ici = ici.parentElement) {
      const [c] = couleurs(getComputedStyle(ici).backgroundColor)
      if (opaque(c)) return c
    }
    return undefined
  }
  const traits = (e: Element, pseudo?: string): number[][] => {
    const s = getComputedStyle(e, pseudo)
    const bords = ['top', 'right', 'bottom', 'left'].filter(
      (c) => parseFloat(s.getPropertyValue(`border-${c}-width`)) > 0,
    )
    return couleurs(
      [
        s.boxShadow,
        s.backgroundColor,
        s.backgroundImage,
        ...bords.map((c) => s.getPropertyValue(`border-${c}-color`)),
      ].join(' '),
    ).filter(opaque)
  }
  const champs = tous<HTMLInputElement>('input:not([type=hidden]), select, textarea')
  // What the browser draws by itself, and what cannot be used, is left out by the method.
  const dessines = champs.filter((e) => getComputedStyle(e).appearance === 'none' || e.labels?.[0])
  const pales = dessines.filter((e) => {
    const natif = /checkbox|radio/.test(e.type) && getComputedStyle(e).opacity !== '0'
    if (e.disabled || (natif && getComputedStyle(e).appearance !== 'none')) return false
    const autour = fond(e.parentElement) ?? [255, 255, 255]
    const etiquette = e.labels?.[0]
    const lus = [
      ...traits(e),
      ...(etiquette ? [...traits(etiquette), ...traits(etiquette, '::before')] : []),
    ]
    return !lus.some((c) => rapport(c, autour) >= 3)
  })
  const series = tous('.ui-graphique__serie, .ui-barres__barre rect')
  const ternes = series.filter((e) => {
    const s = getComputedStyle(e)
    const [c] = couleurs(s.fill === 'none' ? s.stroke : s.fill)
    return c && rapport(c, fond(e.closest('svg')) ?? [255, 255, 255]) < 3
  })

  const textes = tous('body *').filter((e) =>
    [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent?.trim()),
  )
  const sansFond = textes.filter(
    (e) =>
      fond(e) === undefined ||
      (getComputedStyle(e).backgroundImage.includes('url(') &&
        !opaque(couleurs(getComputedStyle(e).backgroundColor)[0])),
  )

  const grand = (e: Element | undefined): boolean => {
    const boite = e?.getBoundingClientRect()
    return boite !== undefined && boite.width > 2 && boite.height > 2
  }
  // Of a search, the button beside it says what is typed.
  const cherche = (e: HTMLInputElement): boolean =>
    [...(e.form?.querySelectorAll('button') ?? [])].some(
      (b) => grand(b) && (b.textContent ?? '').trim().startsWith('Rechercher'),
    )
  const sansNomVu = champs.filter((e) => !grand(e.labels?.[0]) && !e.title && !cherche(e))

  const medias = tous<HTMLMediaElement>('video, audio')
  const cartes = tous<HTMLElement>('.maplibregl-canvas')
  const partie = (e: Element): Element => e.closest('section, [role=region]') ?? document.body
  const ouverts = [...document.querySelectorAll('[aria-expanded][aria-controls]')]

  const menu = document.querySelector('nav[aria-label="Menu principal"], #navigation')
  const plan = document.querySelector('footer ul li:first-child a[href="/sitemap"]')
  const recherche = menu?.querySelector('a[href="/annuaire"]')
  const zones = ['.fr-skiplinks', 'header', '#navigation', 'main', 'footer'].map((q) =>
    document.querySelector(q),
  )
  const enOrdre = zones.every((z, i) => {
    const suivante = zones[i + 1]
    return (
      z &&
      (!suivante || z.compareDocumentPosition(suivante) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    )
  })
  const mortes = await Promise.all(
    (location.pathname === '/sitemap' ? tous<HTMLAnchorElement>('main a[href^="/"]') : []).map(
      async (a) => ((await fetch(a.href)).ok ? [] : [a.getAttribute('href') ?? '']),
    ),
  )
  return {
    '3.3': constat(1, [...pales, ...ternes].map(dit)),
    '4.1': constat(
      medias.length,
      medias.filter((m) => !partie(m).querySelector('li, a[href$=".vtt"]')).map(dit),
    ),
    '4.7': constat(
      medias.length,
      medias.filter((m) => !partie(m).querySelector('h1, h2, h3, h4')).map(dit),
    ),
    '4.11': constat(medias.length, medias.filter((m) => !m.controls).map(dit)),
    '4.12': constat(
      cartes.length,
      cartes
        .filter(
          (c) =>
            c.tabIndex < 0 ||
            !c.closest('.maplibregl-map')?.querySelector('.maplibregl-ctrl-zoom-in'),
        )
        .map(dit),
    ),
    '4.13': constat(
      medias.length + cartes.length,
      [...medias, ...cartes].filter((m) => !m.getAttribute('aria-label')).map(dit),
    ),
    '10.5': constat(1, sansFond.map(dit)),
    '11.1': constat(champs.length, sansNomVu.map(dit)),
    '12.1': constat(
      1,
      [menu, plan, recherche].filter(Boolean).length > 1 ? [] : ['un seul moyen de se déplacer'],
    ),
    '12.2': constat(1, enOrdre ? [] : ['menu et zones dans un autre ordre']),
    '12.3': constat(1, mortes.flat()),
    '12.4': constat(1, plan ? [] : ['plan du site absent du premier lien du pied de page']),
    '12.5': constat(1, recherche ? [] : ['annuaire absent du menu']),
    '12.11': constat(
      ouverts.length,
      ouverts
        .filter((e) => !document.getElementById(e.getAttribute('aria-controls') ?? ''))
        .map(dit),
    ),
  }
}
