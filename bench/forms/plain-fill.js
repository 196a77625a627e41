// The plainest filler, as extensions of browsers do it: the first pattern that a field's label or names match says what is
// written there. It sees native controls of one document, knows facts only, and presses what sends the form.
(() => {
  function read(element) {
    return element?.textContent.trim() ?? '';
  }
  function labelOf(field) {
    return [
      field.type === 'radio' || field.type === 'checkbox'
        ? read(field.closest('fieldset, div, p, li, td')).slice(0, 160)
        : read(field.labels?.[0] ?? field.closest('tr')),
      field.getAttribute('aria-label'),
      field.placeholder,
      field.name,
      field.id,
    ].join(' ');
  }
  globalThis.fillPlainly = (person) => {
    const FACTS = [
      [/confirm|e-?mail|courriel/i, person.email],
      [/first|given|forename|prénom/i, person.first],
      [/last|family|surname|^nom\b|nom de famille/i, person.last],
      [/company|employer/i, person.company],
      [/job title|position/i, person.title],
      [/full.?name|your name|signature|^name/i, person.full],
      [/phone|mobile|tel|cell/i, person.phone],
      [/linked.?in/i, person.linkedin],
      [/line 2|apartment|unit/i, person.line2],
      [/address|street|adresse|rue/i, person.line1],
      [/city|town|ville|municipal/i, person.city],
      [/post|zip/i, person.postal],
      [/province|state|county|region/i, person.region],
      [/country|pays/i, person.country],
      [/authori[sz]ed|right to work|lawful|legal/i, 'Yes'],
      [/sponsor|visa/i, 'No'],
      [/relocate|18|licen[cs]e/i, 'Yes'],
      [/salary|pay\b/i, person.salary],
      [/start|available/i, person.start],
      [/indeed|hear|find|source/i, person.source],
      [/privacy|agree|true|certify|consent/i, 'tick'],
    ];
    for (const field of document.querySelectorAll('input, select, textarea')) {
      const fact = FACTS.find(([pattern]) => pattern.test(labelOf(field)))?.[1];
      if (!fact || ['hidden', 'file', 'submit', 'button', 'reset', 'password'].includes(field.type)) continue;
      if (field.type === 'radio') {
        const said = read(field.labels?.[0]) || field.value;
        if (said.toLowerCase() === fact.toLowerCase()) field.click();
      } else if (field.type === 'checkbox') {
        if (fact === 'tick' && !field.checked) field.click();
      } else if (field.tagName === 'SELECT') {
        const option = [...field.options].find((one) =>
          [one.text, one.value].some((text) => text.toLowerCase() === fact.toLowerCase()),
        );
        if (option) field.value = option.value;
      } else if (fact !== 'tick') field.value = fact;
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  };
})();
