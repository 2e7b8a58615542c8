import { describe, expect, it } from 'vitest';
import { plantDocx } from '../office/planted-office.ts';
import { plantZip } from '../package/planted-zip.ts';
import { identifyFormat } from './identify-format.ts';

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const odt = 'application/vnd.oasis.opendocument.text';

describe('what a file is by its bytes', () => {
  it.each([
    ['%PDF-1.7\n', 'pdf'],
    ['junk before it\n%PDF-1.4', 'pdf'],
    ['\u0089PNG\r\n\u001a\n\0\0', 'png'],
    ['\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF', 'jpg'],
    ['GIF89a\u0001\0', 'gif'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['RIFF\0\0\0\0WAVEfmt ', 'wav'],
    ['BM\u0010\0\0\0\0\0\0\0\0\0\0\0\0\0', 'bmp'],
    ['\0\0\0\u0018ftypmp42', 'mp4'],
    ['ID3\u0003\0', 'mp3'],
    ['\u00ff\u00fb\u0090\u0064\0', 'mp3'],
    ['Rar!\u001a\u0007\u0001\0', 'rar'],
    ["7z\u00bc\u00af'\u001c\0\u0004", '7z'],
    ['{\\rtf1\\ansi hello}', 'rtf'],
    ['<?xml version="1.0"?>\n<!-- c -->\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    ['<!DOCTYPE html><html></html>', 'html'],
    ['  <html lang="en">', 'html'],
    ['<?xml version="1.0"?><a/>', 'xml'],
    ['<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>', 'word-xml'],
    [
      '<?xml version="1.0"?>\n<office:document xmlns:office="urn:o" office:mimetype="application/vnd.oasis.opendocument.text">',
      'fodt',
    ],
    ['{"a": 1}\n{"a": 2}\n', 'json'],
    ['name,amount\nAda,1\n"a,b",2\n', 'csv'],
    ['a\tb\tc\n1\t2\t3\n', 'csv'],
    ['Dear all,\n\nthe meeting is moved.\n', 'txt'],
    ['\0\u0001\u0002\u0003', 'unknown'],
    ['', 'empty'],
  ])('%j is %s', (text, format) => {
    expect(identifyFormat(latin(text)).format).toBe(format);
  });

  it('reads text in UTF-8, UTF-16 and GBK', () => {
    expect(identifyFormat(new TextEncoder().encode('季度,金额\n一,1\n')).format).toBe('csv');
    expect(identifyFormat(new Uint8Array(Buffer.from('\ufeff会议纪要', 'utf16le'))).format).toBe('txt');
    expect(identifyFormat(new Uint8Array(Buffer.from('d4a4cbe3b1ed', 'hex'))).format).toBe('txt');
  });

  it('goes by the content type of the main part, whatever the part and the file are called', () => {
    expect(identifyFormat(plantDocx('')).format).toBe('docx');
    expect(identifyFormat(plantDocx('', [], macroType)).format).toBe('docm');
  });

  it('calls a zip of another kind a zip', () => {
    expect(identifyFormat(plantZip([{ name: 'a.txt', bytes: 'a' }]))).toEqual({
      format: 'zip',
      isEncrypted: false,
      fault: null,
    });
    expect(identifyFormat(plantDocx('', [], 'application/vnd.other+xml')).format).toBe('zip');
  });

  it('knows OpenDocument and whether it is encrypted', () => {
    const mimetype = { name: 'mimetype', bytes: odt, method: 0 };
    const manifest = { name: 'META-INF/manifest.xml', bytes: '<m><m:encryption-data/></m>' };
    expect(identifyFormat(plantZip([mimetype]))).toMatchObject({ format: 'odt', isEncrypted: false });
    expect(identifyFormat(plantZip([mimetype, manifest]))).toMatchObject({
      format: 'odt',
      isEncrypted: true,
    });
  });

  it('says what a package that cannot be read was meant to be, and why it cannot', () => {
    const whole = plantDocx('<w:p/>');
    const cut = identifyFormat(whole.subarray(0, whole.length - 30));
    const bare = identifyFormat(plantZip([{ name: 'xl/workbook.xml', bytes: '<a/>' }]));
    const twice = identifyFormat(plantDocx('', [{ name: 'word/Document.xml', bytes: '' }]));
    expect([cut.format, cut.fault?.code]).toEqual(['docx', 'damaged-package']);
    expect([bare.format, bare.fault?.code]).toEqual(['xlsx', 'damaged-package']);
    expect([twice.format, twice.fault?.code]).toEqual(['docx', 'duplicate-part']);
  });
});
