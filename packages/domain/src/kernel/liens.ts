// What a mail reader would turn into a link. An official mail carries no link that somebody typed:
// names refuse one, and what was typed before is written so that it leads nowhere.

/** The domains of countries, then those that anybody may buy and people know, or abuse. */
const DOMAINES = new Set(
  `ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bv bw by bz ca cc cd cf cg
  ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi
  gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky
  kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl
  no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr
  ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za
  zm zw
  com net org info biz edu gov mil int arpa name pro aero asia cat coop jobs mobi museum post tel travel xxx
  academy accountant accountants adult agency amsterdam apartments app archi army art associates attorney auction audio auto
  autos baby band bank bar bargains barcelona bayern beauty beer berlin best bet bible bid bike bingo bio black blog blue boats
  boo book boston bot boutique box broadway broker brussels build builders business buy buzz bzh cab cafe cam camera camp
  capital car cards care career careers cars casa cash casino catering center ceo cfd charity chat cheap church city claims
  cleaning click clinic clothing cloud club coach codes coffee college community company computer condos construction
  consulting contact contractors cooking cool corsica country coupons courses credit creditcard cricket cruises cyou dad dance
  data date dating day deals degree delivery democrat dental dentist desi design dev diamonds diet digital direct directory
  discount doctor dog domains download earth eco education email energy engineer engineering enterprises equipment esq estate
  eus events exchange expert exposed express fail faith family fan fans farm fashion feedback film finance financial fish fit
  fitness flights florist flowers foo food football forex forsale forum foundation free frl fun fund furniture futbol fyi gal
  gallery game games garden gay gdn gift gifts gives giving glass global gmbh gold golf graphics gratis green gripe group
  guide guitars guru hair hamburg haus health healthcare help here hiphop hiv hockey holdings holiday homes horse hospital
  host hosting hot hotel house how icu immo immobilien inc industries ing ink institute insurance insure international
  investments irish ist istanbul jetzt jewelry juegos kaufen kids kim kitchen kiwi koeln land lat law lawyer lease legal lgbt
  life lifestyle lighting limited limo link live living llc loan loans locker lol london lotto love ltd ltda luxe luxury maison
  makeup management map market marketing markets mba media meet meme memorial men menu miami mobile moda moe mom money monster
  mortgage moscow motorcycles mov movie navy network new news nexus ngo ninja nowruz nrw nyc observer okinawa one ong onl
  online ooo organic osaka page paris partners parts party pay pet phd photo photography photos pics pictures pink pizza place
  plumbing plus poker porn press prod productions prof promo properties property protection pub pw qpon quebec quest racing
  radio realestate recipes red rehab reise reisen rent rentals repair report republican rest restaurant review reviews rich
  rip rocks rodeo rsvp ruhr run sale salon sarl save sbs scholarships school schule science scot search secure security select
  services sex sexy shoes shop shopping show singles site ski skin soccer social software solar solutions space spa sport
  srl storage store stream studio study style sucks supplies supply support surf surgery swiss sydney systems taipei tatar
  tattoo tax taxi team tech technology tennis theater theatre tickets tips tires tirol today tokyo tools top tours town toys
  trade trading training translations trust tube uno university vacations vegas ventures versicherung vet viajes video villas
  vin vip vision vlaanderen vodka vote voting voto voyage wales wang watch watches weather webcam website wed wedding wien
  wiki win wine work works world wtf xin xyz yachts yoga yokohama you zip zone
  google youtube gmail amazon apple microsoft onion local internal`
    .trim()
    .split(/\s+/),
)

/** As a reader of mails would take it: full-width letters, odd dots and slashes, what nobody sees. */
const simplifier = (texte: string): string =>
  texte
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u3002\uA4F8\u0701\u0702\u0660\u06F0\u2027]/gu, '.')
    .replaceAll(/[\u2044\u2215\u29F8]/gu, '/')
    .replaceAll(/[\uA789\u02D0\u2236]/gu, ':')

const ADRESSE =
  /:\s*\/\s*\/|(?<![\p{L}\p{N}])www\d*\.(?=\S)|(?<!\p{L})(?:mailto|javascript|data):\S/iu
const QUATRE_NOMBRES = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/u
// From the start of a word alone: a long text is read once.
const NOM_DE_DOMAINE = /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/** Without accents: a domain in disguise is one. */
const sansAccents = (texte: string): string => texte.normalize('NFKD').replaceAll(/\p{Mn}/gu, '')

/** « S.C.I.La Tour » is an abbreviation, « t.co » and « foncia.fr » are not. */
const estDomaine = (nom: string): boolean => {
  const mots = nom.toLowerCase().split('.')
  const fin = mots.at(-1) ?? ''
  const abrege = mots.length > 2 && mots.slice(0, -1).every((m) => m.length === 1)
  if (abrege && fin.length === 2) return false
  return DOMAINES.has(fin) || fin.startsWith('xn--') || /^(?!\p{sc=Latin}+$)\p{L}{2,}$/u.test(fin)
}

/** True for a text that holds an address, or a domain that a reader of mails would make one. */
export const contientUnLien = (texte: string): boolean => {
  const simple = sansAccents(simplifier(texte))
  return (
    ADRESSE.test(simple) ||
    QUATRE_NOMBRES.test(simple) ||
    [...simple.matchAll(NOM_DE_DOMAINE)].some(([nom]) => estDomaine(nom))
  )
}

/** The same text, where it holds a link, written so that it leads nowhere. */
export const delier = (texte: string): string =>
  contientUnLien(texte)
    ? simplifier(texte)
        .replaceAll(/:(?=\s*\/|\S)/g, ' ')
        .replaceAll(/\/(?=\s*\/)/g, ' ')
        .replaceAll(/\.(?=[^\s.])/g, '. ')
    : texte
