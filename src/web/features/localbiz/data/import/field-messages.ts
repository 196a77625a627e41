import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  ofSales: `{field, select,
    date {Day and time}
    order_ref {Order}
    item {Product}
    variant {Variant}
    sku {Product number}
    category {Category}
    qty {Quantity}
    unit_price {Price of one}
    gross {Price before discounts}
    discount {Discount}
    net {Sales}
    subtotal {Sales of the order}
    tax {Tax}
    tip {Tip}
    shipping {Shipping}
    refund {Given back}
    total {Total with tax}
    currency {Currency}
    location {Place}
    status {Sale or refund}
    other {Not imported}
  }`,
  ofPeople: `{field, select,
    customer_name {Name}
    first_name {First name}
    last_name {Last name}
    email {Email address}
    phone {Phone number}
    province {Province}
    last_seen {Last purchase}
    orders {How often they bought}
    consent_email {Consent to email}
    consent_sms {Consent to text messages}
    consent_at {Day of consent}
    confirmed_at {Day it was confirmed}
    refused {No to email}
    refused_sms {No to text messages}
    withdrawn {Unsubscribed from email}
    withdrawn_sms {Unsubscribed from texts}
    other {Number at the source}
  }`,
  ofThings: `{field, select,
    gtin {Barcode}
    price {Price}
    cost {What it costs you}
    stock {Stock}
    group_ref {Product it belongs to}
    stars {Stars}
    recommends {Recommends you}
    text {What they wrote}
    author {Who wrote it}
    other {What you wrote back}
  }`,
});
