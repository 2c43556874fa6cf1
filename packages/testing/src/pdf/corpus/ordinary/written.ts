import { stream } from '../writer.ts'
import { FONTS, line, type Subject } from './subject.ts'

// Every way to write: operators, fonts, letters of Asia, drawn glyphs.

const text = (
  name: string,
  contents: string,
  resources = FONTS,
  more: Partial<Subject> = {},
): Subject => ({
  name: `text: ${name}`,
  resources,
  contents,
  ...more,
})
const CID =
  '/Type /Font /Subtype /CIDFontType0 /FontDescriptor << /Type /FontDescriptor /FontName /X /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 859 /Descent -140 /CapHeight 800 /StemV 80 >>'
const asian = (
  name: string,
  encoding: string,
  ordering: string,
  codes: string,
  more = '',
): Subject =>
  text(
    `${name} by ${encoding}`,
    `BT /C 24 Tf 50 600 Td <${codes}> Tj ET`,
    '/Font << /C 20 0 R >>',
    {
      objects: {
        20: `<< /Type /Font /Subtype /Type0 /BaseFont /X-${encoding} /Encoding /${encoding} /DescendantFonts [21 0 R] >>`,
        21: `<< ${CID} /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /DW 1000 ${more} >>`,
      },
    },
  )
const TYPE3 =
  '/Type /Font /Subtype /Type3 /FontBBox [0 0 750 750] /FontMatrix [.001 0 0 .001 0 0] /CharProcs << /carre 22 0 R /triangle 23 0 R >> /Encoding << /Type /Encoding /Differences [97 /carre /triangle] >> /FirstChar 97 /LastChar 98 /Widths [1000 1000]'
export const TEXTS: readonly Subject[] = [
  text(
    'hidden under a scan',
    `q 500 0 0 600 50 100 cm BI /W 2 /H 2 /BPC 8 /CS /G ID \x20\x80\xc0\xf0 EI Q BT 3 Tr /F1 12 Tf 60 400 Td (Texte reconnu) Tj ET`,
  ),
  text(
    'every operator',
    'BT /F1 14 Tf 20 TL 50 700 Td 2 Tc 5 Tw 90 Tz (Un) Tj T* [(De) -200 (ux) 50 (!)] TJ (Trois) \' 1 2 (Quatre) " 5 Ts (Cinq) Tj 0 -40 TD <536978> Tj 1 .2 0 1 50 400 Tm (Sept) Tj ET',
  ),
  text(
    'outlined, clipped',
    'BT /F1 60 Tf 1 Tr 50 600 Td (Bord) Tj ET q BT /F1 60 Tf 7 Tr 50 400 Td (Coupe) Tj ET 1 0 0 rg 0 0 600 430 re f Q',
  ),
  text(
    'fonts of every reader',
    ['Times-Roman', 'Courier-BoldOblique', 'Symbol', 'ZapfDingbats']
      .map((_, i) => `BT /T${i} 18 Tf 50 ${600 - 50 * i} Td (abc 123) Tj ET`)
      .join(' '),
    `/Font << ${['Times-Roman', 'Courier-BoldOblique', 'Symbol', 'ZapfDingbats'].map((f, i) => `/T${i} << /Type /Font /Subtype /Type1 /BaseFont /${f} >>`).join(' ')} >>`,
  ),
  text(
    'letters of its own table',
    'BT /D 18 Tf 50 600 Td (ABC) Tj ET',
    '/Font << /D << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [65 /eacute /Euro /oe] >> >> >>',
  ),
  text(
    'font that is not embedded',
    'BT /D 18 Tf 50 600 Td (Arial) Tj ET',
    '/Font << /D << /Type /Font /Subtype /TrueType /BaseFont /Arial,Bold /FirstChar 32 /LastChar 32 /Widths [278] /Encoding /MacRomanEncoding /FontDescriptor << /Type /FontDescriptor /FontName /Arial,Bold /Flags 32 /FontBBox [-600 -200 2000 1000] /ItalicAngle 0 /Ascent 905 /Descent -211 /CapHeight 700 /StemV 140 >> >> >>',
  ),
  text('drawn glyphs', 'BT /T 40 Tf 50 600 Td 1 0 0 rg (abab) Tj ET', '/Font << /T 20 0 R >>', {
    objects: { 20: `<< ${TYPE3} /Resources << >> >>` },
    streams: {
      22: stream('', '1000 0 0 0 750 750 d1 0 0 750 750 re f'),
      23: stream('', '1000 0 d0 0 0 1 rg 0 0 m 375 750 l 750 0 l f'),
    },
  }),
  text(
    'drawn glyphs that take the resources of the page',
    'BT /T 40 Tf 50 600 Td (ab) Tj ET',
    '/Font << /T 20 0 R >> /ExtGState << /G << /ca .4 >> >>',
    {
      objects: { 20: `<< ${TYPE3} >>` },
      streams: {
        22: stream('', '1000 0 d0 /G gs 1 0 0 rg 0 0 750 750 re f'),
        23: stream('', '1000 0 d0 0 0 750 300 re f'),
      },
    },
  ),
  asian('Japanese', '90ms-RKSJ-H', 'Japan1', '8ac7979d91678d87'),
  asian(
    'Japanese, downwards,',
    'UniJIS-UCS2-V',
    'Japan1',
    '7ba17406',
    '/DW2 [880 -1000] /W2 [1 [ -1000 500 880 ]]',
  ),
  asian('Chinese', 'GBK-EUC-H', 'GB1', 'd2b5d6f7b4f3bbe1'),
  asian('Chinese of Taiwan', 'UniCNS-UCS2-H', 'CNS1', '7ba17406'),
  asian('Korean', 'KSCms-UHC-H', 'Korea1', 'b0fcb8aeb4dc', '/W [1 [500] 2 9 600]'),
  asian('Japanese', 'Identity-H', 'Japan1', '0b2c0c5d'),
  text(
    'words that nobody knows',
    `BX /Foo bar 12 unknown EX ${line('Texte', 600)} /Tag MP /Tag << /A 1 >> DP /Tag << /ActualText <FEFF0041> /MCID 0 >> BDC ${line('Marque', 500)} EMC`,
  ),
]
